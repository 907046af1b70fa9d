import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../parts/button/index.ts';
import { EmojiPicker } from '../../parts/emoji-picker/index.ts';
import { Popover, PopoverTrigger } from '../../parts/popover/index.ts';
import { UiProvider } from '../provider/index.ts';
import { en } from '../strings/index.ts';

/** Components that open something, found by their source code. New ones are tested automatically. */
const sources = import.meta.glob<string>('../../*/*/*.tsx', { query: '?raw', import: 'default', eager: true });
const opens =
  /<(?:Aria)?(?:Popover|PopoverTrigger|Modal|ModalOverlay|MenuTrigger|DialogTrigger|SubmenuTrigger|Menu|Dialog|AlertDialog|Drawer|AnchoredMenu)\b/;
const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const openers = [
  ...new Set(Object.entries(sources).flatMap(([path, text]) => (!/stories|test/.test(path) && opens.test(text) ? [folderOf(path)] : []))),
].sort();
const stories = import.meta.glob<Record<string, never>>('../../*/*/*.stories.tsx');

type Story = ComponentType & { args: Record<string, unknown> };

const roles = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/**
 * Returns the overlays of the page, which are rendered beside it. A menu inside a dialog counts as that dialog, like the fields beside it.
 */
const overlays = (page: HTMLElement) =>
  [...document.body.children]
    .filter((one) => one !== page)
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>(roles)])
    .filter((one) => !one.parentElement?.closest(roles));
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const controls = 'button, input, textarea, [tabindex]:not([role="option"]), [role="row"], [role="treeitem"], [contenteditable="true"]';
/** One control of a kind stands for all of them. */
const kindOf = (one: Element) =>
  `${one.localName} ${one.getAttribute('role')} ${one.getAttribute('type')} ${one.closest('[role="dialog"] [role]')?.getAttribute('role')}`;
const places = (overlay: HTMLElement) => {
  const kinds = new Map<string, number>();
  const all = [...overlay.querySelectorAll<HTMLElement>(controls)];
  for (const [index, one] of all.entries()) if (!one.hasAttribute('disabled') && !kinds.has(kindOf(one))) kinds.set(kindOf(one), index);
  return [...kinds];
};
const toldToClose = (args: Record<string, unknown>) =>
  Object.entries(args).some(
    ([name, one]) => /^on(?:OpenChange|Close|Cancel|Dismiss|Answer)/.test(name) && vi.isMockFunction(one) && one.mock.calls.length > 0,
  );

/** Presses Escape on a control of the overlay. Returns whether that closed the overlay. */
async function escapes(page: HTMLElement, args: Record<string, unknown>, index: number): Promise<boolean> {
  const before = overlays(page).length;
  const overlay = overlays(page).at(-1);
  const place = overlay && [...overlay.querySelectorAll<HTMLElement>(controls)][index];
  if (!place) return true;
  act(() => place.focus());
  // The first may empty a field of words to find, or close a list that belongs to it.
  for (const _press of [1, 2]) {
    const target = overlay.contains(document.activeElement) ? (document.activeElement ?? place) : place;
    fireEvent.keyDown(target, { key: 'Escape', code: 'Escape' });
    fireEvent.keyUp(target, { key: 'Escape', code: 'Escape' });
    await settle();
    if (overlays(page).length < before || toldToClose(args)) return true;
  }
  return false;
}

/** Components not tested here, or single stories of them, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'compose-form/InADialog': 'holds it open, and its letters need a browser',
  'contact-form': 'its stories hold it open',
  'event-form': 'the fields of a time need a browser',
  'folder-tree': 'its menu is given by whoever shows it',
  'hover-card': 'opens at a pointer',
  'lock-screen': 'a step is owed',
  'recipient-field': 'its list has the focus of its field alone',
  'review-list': 'its letters need a browser',
  'rich-text-editor': 'its letters need a browser',
  'settings-form': 'a step is owed',
  'signature-pane': 'its letters need a browser',
  'template-pane': 'its letters need a browser',
  tabs: 'opens where tabs find no room',
  'two-factor': 'a step is owed',
  'upload-list': 'opens a chooser of the system',
};

setProjectAnnotations([
  {
    decorators: [
      (Story) => (
        <UiProvider locale="en" strings={en}>
          <Story />
        </UiProvider>
      ),
    ],
  },
]);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it.each(openers.filter((folder) => !(folder in elsewhere)))(
  'Escape closes what %s opens, from wherever the focus is',
  { timeout: 300_000 },
  async (folder) => {
    const stuck: string[] = [];
    const seen = new Set<string>();
    let opened = 0;
    for (const [path, load] of Object.entries(stories)) {
      if (folderOf(path) !== folder) continue;
      for (const [name, Story] of Object.entries(composeStories((await load()) as never) as Record<string, Story>)) {
        if (`${folder}/${name}` in elsewhere) continue;
        const draw = async () => {
          cleanup();
          document.body.replaceChildren();
          vi.clearAllMocks();
          const { container } = render(<Story />);
          await settle();
          return container;
        };
        const ask = async (what: string, open: (page: HTMLElement) => Promise<boolean>) => {
          const page = await draw();
          if (!(await open(page))) return;
          opened += 1;
          const overlay = overlays(page).at(-1);
          if (!overlay) return;
          for (const [kind, index] of places(overlay)) {
            if (seen.has(`${what} ${kind}`)) continue;
            seen.add(`${what} ${kind}`);
            const again = await draw();
            if ((await open(again)) && !(await escapes(again, Story.args, index))) stuck.push(`${name}: ${what}: ${kind}`);
          }
        };
        await ask('open', async (page) => overlays(page).length > 0);
        const page = await draw();
        const triggers = [...page.querySelectorAll<HTMLElement>('[aria-haspopup], [aria-expanded="false"]')];
        for (const [index, trigger] of triggers.entries()) {
          const what = trigger.getAttribute('aria-label') ?? trigger.textContent ?? '';
          if (seen.has(what) || overlays(page).length > 0) continue;
          seen.add(what);
          await ask(what, async (drawn) => {
            const one = [...drawn.querySelectorAll<HTMLElement>('[aria-haspopup], [aria-expanded="false"]')][index];
            if (one) fireEvent.click(one);
            await settle();
            // Some menus load when they are first opened.
            for (let tries = 0; tries < 100 && one?.getAttribute('aria-expanded') === 'true' && overlays(drawn).length === 0; tries += 1)
              await settle();
            return overlays(drawn).length > 0;
          });
        }
      }
    }
    expect({ folder, stuck, isOpened: opened > 0 }).toEqual({ folder, stuck: [], isOpened: true });
  },
);

it('Escape in the words of the emoji picker empties them, and then closes what it stands in', async () => {
  render(
    <PopoverTrigger defaultOpen>
      <Button>Emoji</Button>
      <Popover label="Emoji">
        <EmojiPicker autoFocus onPick={() => undefined} />
      </Popover>
    </PopoverTrigger>,
    {
      wrapper: ({ children }) => (
        <UiProvider locale="en" strings={en}>
          {children}
        </UiProvider>
      ),
    },
  );
  const find = screen.getByRole('searchbox');
  fireEvent.change(find, { target: { value: 'smile' } });
  const press = async () => {
    fireEvent.keyDown(find, { key: 'Escape', code: 'Escape' });
    await settle();
  };
  await press();
  expect([screen.queryAllByRole('dialog').length, (find as HTMLInputElement).value]).toEqual([1, '']);
  await press();
  expect(screen.queryAllByRole('dialog')).toEqual([]);
});
