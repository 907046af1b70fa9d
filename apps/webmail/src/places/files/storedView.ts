type FilesView = 'list' | 'grid';

const key = 'jinshu.files.view';

/** Returns how the files were shown last in this browser. */
export function storedView(): FilesView {
  try {
    return localStorage.getItem(key) === 'grid' ? 'grid' : 'list';
  } catch {
    return 'list';
  }
}

/** Keeps how the files are shown. Without storage, it holds until the page is closed. */
export function rememberView(view: FilesView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage may be switched off.
  }
}
