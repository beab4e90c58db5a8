#!/usr/bin/perl
# modifiers.pl FILE...: prints docs/modifiers.md: the modifiers of views in symbol graphs, with the first
# sentence of what each says, by the folder that declares it.
use strict;
use warnings;
use JSON::PP;

my @groups = (
  [Layout => 'Size and place'], [Views => 'Looks'], [Controls => 'Controls'],
  [Containers => 'Lists, sheets, navigation'], [Focus => 'Focus and speech'],
  [Events => 'Keys, mouse, events'], [Motion => 'Motion'], [Tree => 'State and identity']);
my %modifiers;
for my $file (@ARGV) {
  open my $input, '<:raw', $file or die "$file: $!\n";
  my $graph = decode_json(do { local $/; <$input> });
  for my $symbol (@{ $graph->{symbols} }) {
    next unless $symbol->{kind}{identifier} eq 'swift.method';
    my @path = @{ $symbol->{pathComponents} };
    next unless @path == 2 && $path[0] eq 'View' && $symbol->{docComment};
    next if $symbol->{identifier}{precise} =~ /::SYNTHESIZED::/;
    my ($folder) = ($symbol->{location}{uri} || '') =~ m{/Scutes/(.*)/};
    next unless defined $folder;
    my ($group) = grep { $folder =~ /(^|\/)$_->[0](\/|$)/ } @groups[4 .. 6], @groups;
    die "modifiers.pl: no group for $folder\n" unless $group;
    my $text = join ' ', map { $_->{text} } @{ $symbol->{docComment}{lines} };
    $text =~ s/  .*//;
    $text =~ s/^(.*?[.:])(?: [A-Z`].*)?$/$1/;
    $text =~ s/``(?:[^`]*\/)?([^`]*)``/`$1`/g;
    $text =~ s/\|/\\|/g;
    $text =~ s/:$/./;
    push @{ $modifiers{ $group->[1] }{ $path[1] } }, $text;
  }
}
binmode STDOUT, ':utf8';
my $count = 0;
$count += keys %$_ for values %modifiers;
print <<"HEAD";
# Every modifier

The $count modifiers of views in Scutes, by what they are for. [widgets.md](widgets.md) shows the views;
modifiers of one type alone, such as `TextField.suggestions(_:)`, stand with the type. `make docs RECORD=1`
writes this page from the comments in the code.
HEAD
for my $group (map { $_->[1] } @groups) {
  my $of = $modifiers{$group} or next;
  print "\n## $group\n\n| Modifier | |\n|---|---|\n";
  for my $name (sort { lc $a cmp lc $b } keys %$of) {
    print "| `$name` | $of->{$name}[0] |\n";
  }
}
