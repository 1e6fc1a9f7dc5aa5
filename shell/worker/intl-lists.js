// Runs in a thread of its own: see client/read-ahead.ts.
new Intl.NumberFormat('en').format(0);
new Intl.DateTimeFormat('en').format(0);
close();
