import { runCommand } from './cli/run-command.ts';

// `cairn status | head`: who has read enough closes the pipe
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode);
});

const { code, said } = await runCommand(process.argv.slice(2), (text) => void process.stderr.write(`${text}\n`));
process.exitCode = code;
if (said !== undefined) process.stdout.write(`${said}\n`);
