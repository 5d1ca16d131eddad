# A relay on loopback on which packets get lost: the kernel drops every segment of a connection, as on a broken path.
# Usage: lossy-relay.pl TARGET_PORT [SECONDS...]
# Without SECONDS, a connection is lost once a quarter of a megabyte has come from its client, until a line is read from
# stdin. With them, connection N is lost from its first byte for the Nth of them, from the first again after the last; 0
# loses nothing. Prints its port, then of connection N: "N lost", "N late BYTES", "N over HOW".
use strict;
use warnings;
use IO::Select;
use IO::Socket::INET;
use Socket qw(SOL_SOCKET SO_LINGER SO_RCVBUF);
use Time::HiRes qw(time);

use constant { SO_ATTACH_FILTER => 26, SO_DETACH_FILTER => 27, LOST_FROM => 262_144 };

my @drop_all = (pack 'S C C L', 6, 0, 0, 0);    # a program of one instruction: keep 0 bytes of each packet
# The length of the packet, less that of the TCP header, which is in its byte 12: all of a packet without data is kept.
my @drop_data = map { pack 'S C C L', @$_ } [0x30, 0, 0, 12], [0x54, 0, 0, 0xf0], [0x74, 0, 0, 2], [7, 0, 0, 0],
    [0x80, 0, 0, 0], [0x1c, 0, 0, 0], [0x15, 0, 1, 0], [6, 0, 0, 0xffff_ffff], [6, 0, 0, 0];
my ($target_port, @losses) = @ARGV;
my $listener = IO::Socket::INET->new(LocalAddr => '127.0.0.1', Listen => 16) or die "listen: $!";
setsockopt($listener, SOL_SOCKET, SO_RCVBUF, 65_536);    # small, so that most of a request waits at its sender
attach($listener, @drop_data) if @losses;                # inherited, so that no request is faster than its loss
my $select = IO::Select->new($listener, \*STDIN);
my $accepted = 0;
my (%client, %partner);

$| = 1;
$SIG{PIPE} = 'IGNORE';
print $listener->sockport, "\n";

while (1) {
    for my $handle ($select->can_read(@losses ? 0.1 : undef)) {
        if    ($handle == $listener) { accept_one() }
        elsif ($handle == \*STDIN)   { sysread(STDIN, my $line, 64) or exit; recover(values %client) }
        elsif ($partner{$handle})    { forward($handle) }
    }
    recover(grep { $_->{until} && $_->{until} <= time } values %client);
}

sub attach {
    my ($socket, @program) = @_;
    my $code = join '', @program;
    setsockopt($socket, SOL_SOCKET, SO_ATTACH_FILTER, pack('S x![P] P', scalar @program, $code)) or die "filter: $!";
}

sub accept_one {
    my $socket  = $listener->accept or return;
    my $seconds = @losses ? $losses[$accepted % @losses] : 0;
    my $one     = $client{$socket} = { number => ++$accepted, bytes => 0, socket => $socket };
    if    ($seconds) { lose($one); $one->{until} = time + $seconds }
    elsif (@losses)  { setsockopt($socket, SOL_SOCKET, SO_DETACH_FILTER, 0) }
    my $target = IO::Socket::INET->new(PeerAddr => '127.0.0.1', PeerPort => $target_port) or die "target: $!";
    ($partner{$socket}, $partner{$target}) = ($target, $socket);
    $select->add($socket, $target);
}

sub lose {
    my ($one) = @_;
    attach($one->{socket}, @drop_all);
    $one->{lost} = 1;
    print "$one->{number} lost\n";
}

sub recover {
    for my $one (grep { $_->{lost} && !$_->{recovered} } @_) {
        forward($one->{socket}) while !$one->{over} && IO::Select->new($one->{socket})->can_read(0);
        next if $one->{over};
        setsockopt($one->{socket}, SOL_SOCKET, SO_DETACH_FILTER, 0);
        $one->{recovered} = 1;
    }
}

sub forward {
    my ($from) = @_;
    my $one  = $client{$from};
    my $read = sysread($from, my $data, 65_536);
    if (!$read) {
        my $how = defined $read ? 'end' : $!{ECONNRESET} ? 'reset' : $!;
        if ($one) {
            $one->{over} = 1;
            print "$one->{number} over $how\n";
        }
        return pass_on($from, $how);
    }
    syswrite($partner{$from}, $data);
    note($one, $read) if $one;
}

# With SECONDS, an end is an end on the other side too, and a reset a reset. Without, what comes late is only counted.
sub pass_on {
    my ($from, $how) = @_;
    my $to = $partner{$from};
    $select->remove($from);
    return unless @losses;
    return shutdown($to, 1) if $how eq 'end' && $select->exists($to);
    setsockopt($to, SOL_SOCKET, SO_LINGER, pack('i i', 1, 0)) if $how ne 'end';
    $select->remove($to);
    delete @client{$from, $to};
    delete @partner{$from, $to};
    close $_ for $from, $to;
}

sub note {
    my ($one, $read) = @_;
    $one->{bytes} += $read;
    print "$one->{number} late $read\n" if $one->{recovered};
    lose($one) unless @losses || $one->{lost} || $one->{bytes} < LOST_FROM;
}
