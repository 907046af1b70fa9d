/** Turns the page to another skin for as long as a story looks at it. */
export async function inSkin(skin: string, look: () => Promise<void>): Promise<void> {
  const page = document.documentElement;
  const { skin: before } = page.dataset;
  page.dataset.skin = skin;
  try {
    await look();
  } finally {
    page.dataset.skin = before;
  }
}
