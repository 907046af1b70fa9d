/** Fetches bytes and hands them to the browser as a file, under the name that the server gave (IMX-14). */
export async function downloadFile(fetchFile: () => Promise<{ blob: Blob; fileName: string }>): Promise<void> {
  const { blob, fileName } = await fetchFile();
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
