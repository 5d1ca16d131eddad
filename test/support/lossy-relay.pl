# A relay on loopback on which packets get lost: once a quarter of a megabyte has come from a client, the kernel drops
# every further segment of that connection, as on a broken path, until a line is read from stdin.
# Usage: lossy-relay.pl TARGET_PORT. Prints its port, then of connection N: "N lost", "N late BYTES", "N over HOW".
use strict;
use warnings;
use IO::Select;
use IO::Socket::INET;
use Socket qw(SOL_SOCKET SO_RCVBUF);

use constant { SO_ATTACH_FILTER => 26, SO_DETACH_FILTER => 27, LOST_FROM => 262_144 };

my $drop_all = pack('S C C L', 6, 0, 0, 0);    # a program of one instruction: keep 0 bytes of each packet
my $listener = IO::Socket::INET->new(LocalAddr => '127.0.0.1', Listen => 16) or die "listen: $!";
setsockopt($listener, SOL_SOCKET, SO_RCVBUF, 65_536);    # small, so that most of a request waits at its sender
my $select = IO::Select->new($listener, \*STDIN);
my (%client, %partner, $accepted);

$| = 1;
$SIG{PIPE} = 'IGNORE';
print $listener->sockport, "\n";

while (my @ready = $select->can_read) {
    for my $handle (@ready) {
        if    ($handle == $listener) { accept_one() }
        elsif ($handle == \*STDIN)   { recover() }
        else                         { forward($handle) }
    }
}

sub accept_one {
    my $socket = $listener->accept or return;
    my $target = IO::Socket::INET->new(PeerAddr => '127.0.0.1', PeerPort => $ARGV[0]) or die "target: $!";
    $client{$socket} = { number => ++$accepted, bytes => 0, socket => $socket };
    ($partner{$socket}, $partner{$target}) = ($target, $socket);
    $select->add($socket, $target);
}

sub recover {
    exit unless sysread(STDIN, my $line, 64);
    for my $one (grep { $_->{lost} } values %client) {
        forward($one->{socket}) while IO::Select->new($one->{socket})->can_read(0) && !$one->{over};
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
        $select->remove($from);
        return unless $one;
        $one->{over} = 1;
        print "$one->{number} over $how\n";
        return;
    }
    syswrite($partner{$from}, $data);
    note($one, $read) if $one;
}

sub note {
    my ($one, $read) = @_;
    $one->{bytes} += $read;
    print "$one->{number} late $read\n" if $one->{recovered};
    return if $one->{lost} || $one->{bytes} < LOST_FROM;
    setsockopt($one->{socket}, SOL_SOCKET, SO_ATTACH_FILTER, pack('S x![P] P', 1, $drop_all)) or die "filter: $!";
    $one->{lost} = 1;
    print "$one->{number} lost\n";
}
