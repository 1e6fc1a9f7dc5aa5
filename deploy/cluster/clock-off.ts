// Loaded before a program (node --import): its clock is off by CLOCK_OFF_MS, as on a machine that nobody sets.
const offMs = Number(process.env.CLOCK_OFF_MS);
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now() + offMs] : args, self),
  apply: (target) => new target(now() + offMs).toString(),
});
Date.now = () => now() + offMs;

export {};
