# nginx as containers run it: sh serve.sh. It reads its certificate when it starts and when it is told to, so a renewed one is looked for here. Each reload
# ends sockets that are open for long: without need there is none.
set -- nginx -p /var/cache/edge -c /etc/nginx/edge/nginx.conf
cp /certificates/tls.crt /tmp/served.crt
while sleep 600; do
  cmp -s /certificates/tls.crt /tmp/served.crt && continue
  # copied before it is read: one that comes meanwhile is the next to be noticed; one that nginx cannot take is tried again
  cp /certificates/tls.crt /tmp/renewed.crt
  "$@" -s reload && mv /tmp/renewed.crt /tmp/served.crt
done &
exec "$@" -g 'daemon off;'
