// Loaded before every child of the local stack: when its parent is gone, however it went, the child stops as if it were asked to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
