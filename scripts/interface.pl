#!/usr/bin/perl
# interface.pl FILE...: prints the declarations of symbol graphs, one a line, in order: what a program can use.
# Members that a type has from a protocol stand with the protocol only.
use strict;
use warnings;
use JSON::PP;

my %lines;
for my $file (@ARGV) {
  open my $input, '<:raw', $file or die "$file: $!\n";
  my $graph = decode_json(do { local $/; <$input> });
  my $module = $graph->{module}{name};
  for my $symbol (@{ $graph->{symbols} }) {
    next if $symbol->{identifier}{precise} =~ /::SYNTHESIZED::/;
    my $text = join '', map { $_->{spelling} } @{ $symbol->{declarationFragments} };
    $text =~ s/\s+/ /g;
    $lines{"$module " . join('.', @{ $symbol->{pathComponents} }) . ": $text"} = 1;
  }
}
binmode STDOUT, ':utf8';
print "$_\n" for sort keys %lines;
