/** Hands a text to the browser's downloads. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download has begun; its content is let go in the next task
  setTimeout(() => URL.revokeObjectURL(address));
}
