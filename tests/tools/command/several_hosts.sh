#!/bin/sh
# A batch on several machines, by GNU parallel over ssh: three hosts convert the shards of a folder that they
# share, one of them is lost in the middle of a shard, and in the end every document was converted exactly once.
# The hosts are network namespaces on this machine, each with an ssh server (dropbear) and a home of its own,
# joined to a fourth one, from which the work is given out. Nothing outside of them is reached or changed.
# Usage: several_hosts.sh CVCONV EXAMPLES     Exit status 77 (skipped) where there are no namespaces.
set -u
cvconv=$1
examples=$2
skip() {
    echo "skipped: several machines, because $1"
    exit 77
}
[ "$(id -u)" = 0 ] || skip "only root can make network namespaces"
for program in ip unshare dropbear dropbearkey ssh ssh-keygen parallel; do
    command -v $program >/dev/null || skip "$program is not installed (tools/install-packages)"
done

work=$(mktemp -d) || exit 1
chmod 755 "$work"
name=cvconv-test-$$
hosts="1 2 3"
lost=3
shards=8
driver=
pids_on() { ip netns pids "$name-$1" 2>/dev/null; }
# kill_host HOST: everything that runs there, and what it starts meanwhile, until nothing does
kill_host() {
    pids=$(pids_on "$1")
    while [ -n "$pids" ]; do
        for pid in $pids; do kill -KILL "$pid" 2>/dev/null; done
        pids=$(pids_on "$1")
    done
}
# stop_host HOST: until a list of all that runs there is the same twice, and all of it stands still. To send the
# signal is not enough: it comes late on a busy machine, and what was started meanwhile does not get it.
stop_host() {
    stopped=none
    while :; do
        pids=$(pids_on "$1")
        running=
        for pid in $pids; do
            case $(sed 's/.*) \(.\).*/\1/' "/proc/$pid/stat" 2>/dev/null) in
            T | Z | X | '') ;;
            *) running=yes && kill -STOP "$pid" 2>/dev/null ;;
            esac
        done
        [ -n "$running" ] || [ "$pids" != "$stopped" ] || return 0
        stopped=$pids
        [ -z "$running" ] || stopped=none
    done
}
clean_up() {
    [ -z "$driver" ] || kill -9 "$driver" 2>/dev/null
    for host in 0 $hosts; do
        kill_host "$host"
        ip netns del "$name-$host" 2>/dev/null
    done
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM HUP
fail() {
    echo "FAILED: $*"
    for log in "$work"/*.log; do
        echo "--- $(basename "$log")" && tail -n 20 "$log"
    done
    exit 1
}
# wait_until SECONDS COMMAND …
wait_until() {
    end=$(($(date +%s) + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        [ "$(date +%s)" -lt $end ] || return 1
        sleep 0.05
    done
}

# --- the hosts: host N is 10.77.N.2, on a cable of its own to the driver's 10.77.N.1
ip netns add "$name-0" 2>"$work/ip.log" || skip "network namespaces cannot be made here ($(cat "$work/ip.log"))"
dropbearkey -t ed25519 -f "$work/host_key" >/dev/null 2>&1 || fail "no key for the hosts"
ssh-keygen -q -t ed25519 -N '' -f "$work/key" || fail "no key for the driver"
cat >"$work/ssh_config" <<END
Host host*
    User root
    IdentityFile $work/key
    IdentitiesOnly yes
    BatchMode yes
    StrictHostKeyChecking no
    UserKnownHostsFile /dev/null
    LogLevel ERROR
    ConnectTimeout 5
    ServerAliveInterval 1
END
on_driver() { ip netns exec "$name-0" "$@"; }
over_ssh() { on_driver ssh -F "$work/ssh_config" "$@"; }
for host in $hosts; do
    {
        ip netns add "$name-$host" &&
            ip link add "cable$host" netns "$name-0" type veth peer name cable netns "$name-$host" &&
            ip -n "$name-0" address add "10.77.$host.1/30" dev "cable$host" &&
            ip -n "$name-$host" address add "10.77.$host.2/30" dev cable &&
            ip -n "$name-0" link set "cable$host" up &&
            ip -n "$name-$host" link set cable up
    } 2>"$work/ip.log" || skip "hosts cannot be joined here ($(cat "$work/ip.log"))"
    mkdir -p "$work/home$host/.ssh" && chmod -R go-rwx "$work/home$host"
    cp "$work/key.pub" "$work/home$host/.ssh/authorized_keys"
    sed "s|^\(root:[^:]*:[^:]*:[^:]*:[^:]*:\).*|\1$work/home$host:/bin/sh|" /etc/passwd >"$work/passwd$host"
    # That a host is lost shows in its silence. On a busy machine the others are silent for a while, too, and a shard
    # that is given to two of them would be converted twice.
    silent=60
    [ "$host" != $lost ] || silent=8
    printf 'Host host%s\n    HostName 10.77.%s.2\n    ServerAliveCountMax %s\n' "$host" "$host" $silent \
        >>"$work/ssh_config"
    ip netns exec "$name-$host" unshare -m sh -c "mount --bind '$work/passwd$host' /etc/passwd &&
        exec dropbear -F -E -s -r '$work/host_key' -P '$work/pid$host' -p 10.77.$host.2:22" 2>"$work/host$host.log" &
done
for host in $hosts; do
    wait_until 20 over_ssh "host$host" true || fail "host$host cannot be reached"
done

# --- the documents: as many as make each shard last about a second, on this machine and with this build (more if that
# turns out to be too few)
mkdir "$work/one" "$work/in"
cp "$examples"/*.pdf "$examples"/*.txt "$work/one"
for document in "$examples"/*.md; do
    case $document in */README.md) ;; *) cp "$document" "$work/one" ;; esac
done
begin=$(date +%s%N)
"$cvconv" batch -q "$work/one" -o "$work/expected" || fail "the examples cannot be converted"
took=$((($(date +%s%N) - begin) / 1000000 + 1))
copies=$((1000 * shards / took + 2))
[ $copies -le 100 ] || copies=100
rm -f "$work"/expected/.cvconv-done "$work"/expected/summary.json
echo '%PDF-1.7 and nothing more' >"$work/in/broken.pdf"

# --- a filter on several machines: the same answers in the same order
export PARALLEL_HOME="$work/parallel" TMPDIR="$work"
mkdir "$PARALLEL_HOME"
over_hosts() {
    on_driver timeout -k 5 200 parallel --ssh "ssh -F $work/ssh_config" --sshlogin 1/host1,1/host2,1/host3 "$@"
}
find "$work/one" "$work/in/broken.pdf" -type f | sort | sed 's/.*/{"path": "&"}/' >"$work/requests"
"$cvconv" batch -q --ndjson <"$work/requests" >"$work/answers.expected"
over_hosts --pipe -N 4 --keep-order "$cvconv" batch -q --ndjson <"$work/requests" >"$work/answers" 2>"$work/filter.log"
# Each process says once that it is not fully confined, where it is not; that is no part of the answers.
sed -i 's/{[^{}]*"key":"isolation-reduced"[^{}]*},\{0,1\}//g' "$work/answers.expected" "$work/answers"
cmp "$work/answers.expected" "$work/answers" || fail "a filter on several machines answers differently"

# --- the batch, and the loss of a host
shard_on() {
    for pid in $(pids_on "$1"); do
        tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null | sed -n 's|.*--shard \([0-9]*\)/.*|\1|p'
    done | head -n 1
}
journalled() { grep -c . "$work/out/.cvconv-done-$1-of-$shards" 2>/dev/null; }
is_in_the_middle() {
    [ "$(journalled "$shard")" -gt 0 ] && [ ! -e "$work/out/summary-$shard-of-$shards.json" ]
}
is_in_a_shard() {
    shard=
    kill -0 "$driver" || return 0
    shard=$(shard_on $lost)
    [ -n "$shard" ] && is_in_the_middle || return 1
    stop_host $lost
    ! is_in_the_middle || return 0
    for pid in $(pids_on $lost); do kill -CONT "$pid"; done
    return 1
}
begin_batch() {
    for copy in $(seq $copies); do [ -d "$work/in/$copy" ] || cp -rl "$work/one" "$work/in/$copy"; done
    documents=$(($(find "$work/in" -type f | wc -l) - 1)) # but the broken one
    rm -rf "$work/out" "$work/jobs"
    # What fails because of its documents (12) would fail elsewhere, too: only what did not end is tried again.
    seq 0 $((shards - 1)) | over_hosts --joblog "$work/jobs" --retries 3 \
        "'$cvconv' batch -q '$work/in' -o '$work/out' --resume --shard {}/$shards || [ \$? = 12 ]" \
        >"$work/batch.log" 2>&1 &
    driver=$!
}
# If all shards end before one is seen in its middle, they are too short for this machine today.
begin_batch
until wait_until 100 is_in_a_shard && [ -n "$shard" ]; do
    kill -0 "$driver" 2>/dev/null && fail "host$lost was never seen in the middle of a shard"
    [ $copies -le 400 ] || fail "host$lost was never seen in the middle of a shard of $((documents / shards)) documents"
    copies=$((copies * 2))
    begin_batch
done
ip -n "$name-0" link set "cable$lost" down # nobody is told that it is gone
kill_host $lost
ip netns del "$name-$lost"
before=$(journalled "$shard")
wait "$driver"
status=$?
driver=

# --- what came of it
[ $status = 0 ] || fail "parallel ends with $status: $(cat "$work/jobs")"
[ "$(awk 'NR > 1 { print $7 }' "$work/jobs" | sort | uniq -c | tr -s ' \n' ' ')" = " $shards 0 " ] ||
    fail "not every shard ended well: $(cat "$work/jobs")"
! grep -e "--shard $shard/" "$work/jobs" | grep -q "host$lost" || fail "the lost host is said to have ended its shard"
cat "$work"/out/.cvconv-done-* | grep . | sort >"$work/converted"
[ "$(wc -l <"$work/converted")" = "$documents" ] || fail "$(wc -l <"$work/converted") conversions of $documents documents"
[ -z "$(uniq -d "$work/converted")" ] || fail "converted twice: $(uniq -d "$work/converted" | wc -l)"
skipped=$(sed -n 's/^ *"skipped": \([0-9]*\),/\1/p' "$work/out/summary-$shard-of-$shards.json")
[ "$skipped" = "$before" ] || fail "$skipped documents were skipped of the $before that the lost host had converted"
# Killed between writing an output and giving it its name, the host leaves one under a temporary name: never another.
torn=$(find "$work/out" -name '*.json.??????')
[ "$(echo "$torn" | wc -l)" = 1 ] || fail "one process was lost, and several outputs were not ended: $torn"
[ -z "$torn" ] || rm "$torn"
for copy in $(seq $copies); do
    diff -rq "$work/expected" "$work/out/$copy" || fail "the outputs of copy $copy differ"
done
grep -hqE '"file": ?"[^"]*broken.pdf"' "$work"/out/summary-*.json || fail "the document that failed is not named"
echo "$documents documents, $shards shards, 3 hosts; host$lost lost in shard $shard after $before documents:" \
    "each converted once"
