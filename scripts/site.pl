# site.pl FOLDER: the part of site.sh that puts the pages together. cmark-gfm reads them; this gives headings
# the anchors that GitHub gives them, turns links between files into links between pages, checks them, and
# collects the index of the search.
use strict;
use warnings;
use utf8;
use open qw(:utf8 :std);
use File::Basename qw(dirname);
use File::Copy qw(copy);
use File::Path qw(make_path);

my $out = $ARGV[0];
my $kit = 'Sources/Widgets/Scutes/Documentation.docc';
my (@groups, %pages, @wrong);

sub read_file {
  my ($path) = @_;
  open my $file, '<', $path or die "site.pl: $path: $!\n";
  local $/;
  return <$file>;
}

sub write_file {
  my ($path, $text) = @_;
  make_path(dirname("$out/$path"));
  open my $file, '>', "$out/$path" or die "site.pl: $out/$path: $!\n";
  print $file $text;
  close $file or die "site.pl: $out/$path: $!\n";
}

# Where the file at a path of the project goes in the site.
sub address {
  my ($path) = @_;
  return 'index.html' if $path eq 'README.md';
  $path =~ s{^docs/}{};
  $path =~ s{^\Q$kit\E/}{kit/};
  $path =~ s{\.md$}{.html};
  return $path;
}

# The path that a link means in a file.
sub resolved {
  my ($from, $link) = @_;
  my @parts;
  for (split m{/}, dirname($from) . "/$link") {
    if ($_ eq '..' && @parts) { pop @parts }
    elsif ($_ ne '.' && $_ ne '') { push @parts, $_ }
  }
  return join '/', @parts;
}

# The way from the folder of one address to another.
sub way {
  my ($from, $to) = @_;
  return '../' x ($from =~ tr{/}{}) . $to;
}

sub plain {
  my ($html) = @_;
  $html =~ s/<[^>]*>//g;
  my %characters = (lt => '<', gt => '>', quot => '"', amp => '&');
  $html =~ s/&(lt|gt|quot|amp);/$characters{$1}/g;
  $html =~ s/\s+/ /g;
  return $html =~ s/^ | $//gr;
}

sub escaped {
  my ($text) = @_;
  return $text =~ s/&/&amp;/gr =~ s/</&lt;/gr =~ s/"/&quot;/gr;
}

sub quoted {
  my ($text) = @_;
  $text =~ s/([\\"])/\\$1/g;
  $text =~ s/\n/ /g;
  return "\"$text\"";
}

# Reads a page: its title, its headings with their anchors, and its text.
sub add_page {
  my ($path, $label, $html) = @_;
  my (%taken, @headings, $title);
  push @wrong, "$path has raw HTML, which the site leaves out." if $html =~ /<!-- raw HTML omitted -->/;
  $html =~ s{<h([1-6])>(.*?)</h\1>}{
    my ($level, $text) = ($1, $2);
    my $name = plain($text);
    my $anchor = lc($name) =~ s/[^\w\- ]//gr =~ s/ /-/gr;
    my $count = $taken{$anchor}++;
    $anchor .= "-$count" if $count;
    $title //= $name;
    push @headings, [$level, $anchor, $name];
    "<h$level id=\"$anchor\">$text</h$level>"
  }ges;
  push @wrong, "$path has no heading." if !defined $title;
  $title //= $path;
  $pages{$path} = {
    path => $path, address => address($path), title => $title, label => $label || $title,
    headings => \@headings, anchors => { map { $_->[1] => 1 } @headings }, html => $html,
  };
  return $pages{$path};
}

sub converted {
  my ($path) = @_;
  open my $file, '-|', 'cmark-gfm', map({ ('-e', $_) } qw(table strikethrough autolink tasklist)), $path
    or die "site.pl: cmark-gfm: $!\n";
  local $/;
  my $html = <$file>;
  close $file or die "site.pl: cmark-gfm can't read $path\n";
  return $html;
}

# The pages, in groups.
for (split /\n/, read_file('docs/site/contents.txt')) {
  next if /^#/ || !/\S/;
  my ($path, $label) = /^(\S+\.md|docs\/\S+)(?: (.*))?$/;
  if (!$path) {
    push @groups, { name => $_, pages => [] };
  } elsif (-d $path) {
    my @within = map { add_page($_, undef, converted($_)) } sort glob("$path/*.md");
    my $list = join '', map {
      '<li><a href="' . ($_->{path} =~ s{.*/}{}r) . '">' . escaped($_->{title}) . "</a></li>\n"
    } @within;
    my $page = add_page("$path/index.md", undef, "<h1>$label</h1>\n<ul>\n$list</ul>\n");
    $page->{within} = \@within;
    push @{ $groups[-1]{pages} }, $page;
  } elsif (-f $path) {
    push @{ $groups[-1]{pages} }, add_page($path, $label, converted($path));
  } else {
    push @wrong, "docs/site/contents.txt names $path, which doesn't exist.";
  }
}
for (glob("*.md docs/*.md $kit/*.md")) {
  push @wrong, "docs/site/contents.txt doesn't name $_." if !$pages{$_};
}

# What a link in a page becomes: the page, or a copy of the file, relative to the page that has it.
my %copied;
sub linked {
  my ($page, $link) = @_;
  return $link if $link =~ /^[a-z]+:/;
  my ($file, $anchor) = $link =~ /^([^#]*)(?:#(.*))?$/;
  $file =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge;
  my $path = $file eq '' ? $page->{path} : resolved($page->{path}, $file);
  my $target = $pages{$path} // $pages{"$path/index.md"};
  if ($target) {
    utf8::decode(my $name = ($anchor // '') =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ger);
    if (defined $anchor && !$target->{anchors}{$name} && !$target->{anchors}{$anchor}) {
      push @wrong, "$page->{path} links to $link, but $target->{path} has no such heading.";
    }
    my $way = $file eq '' ? '' : way($page->{address}, $target->{address});
    return defined $anchor ? "$way#$anchor" : $way;
  }
  if (!-f $path) {
    push @wrong, "$page->{path} links to $link, which doesn't exist.";
    return $link;
  }
  my $to = address($path);
  if (!$copied{$to}++) {
    make_path(dirname("$out/$to"));
    copy($path, "$out/$to") or die "site.pl: $path: $!\n";
  }
  return way($page->{address}, $to);
}

sub picture {
  my ($page, $link, $rest) = @_;
  my $address = linked($page, $link);
  my $size = '';
  my $path = resolved($page->{path}, $link);
  if ($path =~ /\.svg$/ && -f $path) {
    my ($tag) = read_file($path) =~ /(<svg[^>]*>)/;
    $size = " width=\"$1\" height=\"$2\"" if $tag =~ /\swidth="(\d+)" height="(\d+)"/;
  }
  return "<a href=\"$address\"><img src=\"$address\"$rest$size loading=\"lazy\"></a>";
}

# The anchors of the kit's widgets, by their names.
my %widgets;
for my $heading (@{ $pages{'docs/widgets.md'}{headings} }) {
  $widgets{$_} //= $heading->[1] for split /, /, $heading->[2];
}

for my $page (values %pages) {
  my $html = $page->{html};
  if ($page->{path} =~ m{^\Q$kit\E/}) {
    # What DocC calls a page or a symbol.
    $html =~ s{<a href="doc:(\w+)">.*?</a>}{
      my $target = $pages{"$kit/$1.md"};
      push @wrong, "$page->{path} links to doc:$1, which doesn't exist." if !$target;
      $target ? "<a href=\"$1.md\">$target->{title}</a>" : $1
    }ge;
    $html =~ s{<li>\s*<code>(\w+)</code>\s*</li>}{
      $widgets{$1} ? "<li><a href=\"../../../../docs/widgets.md#$widgets{$1}\"><code>$1</code></a></li>" : $&
    }ge;
    $html =~ s{<code>\w+/(\w+)</code>}{<code>$1</code>}g;
    $html =~ s{<ul>(?=\n<li>(?:<a[^>]*>)?<code>\w+</code>(?:</a>)?</li>)}{<ul class="names">}g;
  }
  # A link that shows a path shows the title of the page instead.
  $html =~ s{(<a href="([^":#]*\.md)(?:#[^"]*)?">)([\w./-]+\.md)(?=</a>)}{
    my $target = $pages{resolved($page->{path}, $2)};
    $1 . ($target ? escaped($target->{title}) : $3)
  }ge;
  $html =~ s{(<a href=")([^"]*)}{$1 . linked($page, $2)}ge;
  $html =~ s{<img src="([^"]*)"(.*?) />}{picture($page, $1, $2)}ge;
  # A browser would break an option behind its first hyphen.
  $html =~ s{<code>(-[^<]{1,24})</code>}{<code class="option">$1</code>}g;
  $html =~ s{<table>}{<div class="table"><table>}g;
  $html =~ s{</table>}{</table></div>}g;
  $page->{html} = $html;
}

# The side list as a page shows it: its own group open, its sections below it.
sub item {
  my ($page, $one) = @_;
  my $is_current = $one == $page;
  my $item = '<li><a href="' . way($page->{address}, $one->{address}) . '"'
    . ($is_current ? ' aria-current="page"' : '') . '>' . escaped($one->{label}) . '</a>';
  my @within = grep { $_ == $page || $one == $page } @{ $one->{within} // [] };
  @within = @{ $one->{within} } if @within;
  my @sections = $is_current && !$one->{within} ? grep { $_->[0] == 2 } @{ $page->{headings} } : ();
  if (@within || @sections > 1) {
    $item .= "\n<ul>\n" . join('', map { item($page, $_) } @within)
      . join('', map { "<li><a href=\"#$_->[1]\">" . escaped($_->[2]) . "</a></li>\n" } @sections) . '</ul>';
  }
  return "$item</li>\n";
}

sub side_list {
  my ($page) = @_;
  return join '', map {
    my $is_open = grep { $_ == $page || grep { $_ == $page } @{ $_->{within} // [] } } @{ $_->{pages} };
    '<details' . ($is_open ? ' open' : '') . "><summary>$_->{name}</summary>\n<ul>\n"
      . join('', map { item($page, $_) } @{ $_->{pages} }) . "</ul>\n</details>\n"
  } @groups;
}

# The sections of a page for the search: anchor, heading and lines each. Left out are Swift code, boards, and
# sentences about single cells, which are the examples of techniques.
sub sections {
  my ($page) = @_;
  my @sections = (['', $page->{title}, []]);
  my $html = $page->{html} =~ s{<pre><code class="language-swift">.*?</pre>}{}gsr;
  while ($html =~ m{<h\d\sid="([^"]*)">(.*?)</h\d>|<pre><code[^>]*>(.*?)</code></pre>
    |<(p|tr)>(.*?)</\4>|<li>\n?((?:(?!</?li>|<p>|<ul>|<pre>).)+)|<img[^>]*\salt="([^"]*)"}gsx) {
    if (defined $1) {
      if ($sections[-1][0] eq '' && !@{ $sections[-1][2] }) { pop @sections }
      push @sections, [@sections ? $1 : '', plain($2), []];
    } elsif (defined $3) {
      push @{ $sections[-1][2] }, grep { /\p{L}{3}/ } map { plain($_) } split /\n/, $3;
    } else {
      my $text = $5 // $6 // $7;
      $text =~ s{</t[dh]>\s*(?=<t[dh])}{ · }g;
      $text =~ s{<img[^>]*\salt="([^"]*)"[^>]*>}{$1}g;
      $text = plain($text) =~ s/(?: ·)+$//r;
      push @{ $sections[-1][2] }, $text if $text =~ /\w/ && $text !~ /\br\d+c\d|\d행/;
    }
  }
  return '[' . join(',', map {
    '[' . quoted($_->[0]) . ',' . quoted($_->[1]) . ',[' . join(',', map { quoted($_) } @{ $_->[2] }) . ']]'
  } @sections) . ']';
}

my $template = read_file('docs/site/page.html');
my $name = $pages{'README.md'}{title};
my @all = map { ($_, @{ $_->{within} // [] }) } map { @{ $_->{pages} } } @groups;
for my $page (@all) {
  my %parts = (
    title => escaped($page->{title} eq $name ? $name : "$page->{title} · $name"), name => escaped($name),
    root => way($page->{address}, ''), body => $page->{html}, pages => side_list($page));
  write_file($page->{address}, $template =~ s/\{\{(\w+)\}\}/$parts{$1}/gr);
}
write_file('index.js', 'const searchIndex = [' . join(",\n",
  map { '[' . quoted($_->{address}) . ',' . quoted($_->{title}) . ',' . sections($_) . ']' } @all) . "];\n");

if (@wrong) {
  print STDERR "$_\n" for sort @wrong;
  exit 1;
}
