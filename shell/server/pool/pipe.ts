/** the file descriptor of a render process's pipe to the front, behind stdin, stdout and stderr */
export const PIPE = 3;
