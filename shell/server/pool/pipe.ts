/** the file descriptor of a render process's pipe to the front, behind stdin, stdout and stderr */
export const PIPE = 3;
/** and of the file where it notes whose code runs */
export const RECORD = 4;
