/** Constants that the build preset writes into a remote's and the shell's code. */
/** name of the remote, "mf-tour" */
declare const __REMOTE__: string;
/** its version, "1.4.0" */
declare const __VERSION__: string;
/** identity of a contract file: its name and the hash of its source and of what it imports */
declare const __CONTRACT__: string;
