import {
  getProfile,
  type PendingProfile,
  Problem,
  type Profile,
  portraitUrl,
  setProfile,
  uploadPortrait,
  withdrawProfile,
} from '@jinshu/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, type FakeAnswer } from '../../../testing/fakeServer.ts';
import { closeApp, openApp, patience, press, pushNews, told, withPush } from '../../../testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const photo = 'a'.repeat(64);
const inForce: Profile = {
  name: '林月',
  email: 'lin.yue@jinshu.example',
  department: '研究部',
  imageUrl: portraitUrl(photo),
  jobNumber: 'JS1008',
  gender: 'female',
  englishName: 'Lin Yue',
  homePhone: '0571 8600 2214',
  homepage: 'https://linyue.example',
  country: '中国',
  province: '浙江',
  city: '杭州',
  zip: '310013',
  address: '曙光路 120 号',
};

/** Opens the page over a server that keeps what waits. */
async function open(...answers: FakeAnswer[]) {
  const state: { profile: Profile; pending?: PendingProfile | undefined; refusal?: string | undefined } = { profile: inForce };
  const app = await openApp({
    at: '/setting/user',
    answers: [
      ...answers,
      answer(getProfile, () => ({ ...state })),
      answer(setProfile, ({ body }) => {
        state.pending = { requestedAt: '2026-11-24T08:00:00Z', changes: { ...state.pending?.changes, ...body } };
        return { pending: state.pending };
      }),
      answer(withdrawProfile, () => {
        state.pending = undefined;
        return { msg: 'ok' };
      }),
      answer(uploadPortrait, () => ({ url: portraitUrl('b'.repeat(64)) })),
    ],
  });
  await screen.findByRole('heading', { name: 'Profile', level: 1 }, patience);
  return { ...app, state };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience);
const write = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const save = () => press(screen.getByRole('button', { name: 'Save' }));
const helpOf = (name: string) => screen.getByRole('group', { name }).textContent;

describe('the profile', () => {
  it('SET-11 SET-15 shows every field, and lets all be edited but those that the administrator maintains', async () => {
    await open();
    const values = { 'Full name': '林月', 'English name': 'Lin Yue', 'Home phone': '0571 8600 2214', Homepage: 'https://linyue.example' };
    const place = { Country: '中国', Province: '浙江', City: '杭州', Postcode: '310013', 'Street and number': '曙光路 120 号' };
    for (const [name, value] of Object.entries({ ...values, ...place })) {
      const { value: shown, readOnly } = await field(name);
      expect([name, shown, readOnly]).toEqual([name, value, false]);
    }
    for (const [name, value] of Object.entries({ Email: 'lin.yue@jinshu.example', Department: '研究部', 'Job number': 'JS1008' })) {
      const { value: shown, readOnly } = await field(name);
      expect([name, shown, readOnly]).toEqual([name, value, true]);
    }
    expect(screen.getByRole('radio', { name: 'Female' })).toHaveProperty('checked', true);
  });

  it('SET-17 SET-19 sends what differs, says that it waits, and takes it back', async () => {
    const { server } = await open();
    await write('Full name', ' 林悦 ');
    await write('City', '绍兴');
    press(screen.getByRole('radio', { name: 'Not specified' }));
    expect(screen.getByText('3 changes not saved')).toBeTruthy();
    save();
    expect(await screen.findByText('Your changes are in review. They will appear once approved.', {}, patience)).toBeTruthy();
    expect(server.callsOf(setProfile)).toEqual([expect.objectContaining({ body: { name: '林悦', city: '绍兴', gender: 'unknown' } })]);
    expect(await told()).toEqual(['Sent for review']);
    // The field shows the value in force until the other one is granted.
    expect((await field('Full name')).value).toBe('林月');
    expect(helpOf('Full name')).toContain('In review: 林悦');
    expect(helpOf('Gender')).toContain('In review: Not specified');
    expect(screen.queryByText(/not saved/)).toBeNull();
    press(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText(/in review/i)).toBeNull(), patience);
    expect(server.callsOf(withdrawProfile)).toHaveLength(1);
  });

  it('SET-17 follows a decision that is pushed, with its reason, and keeps what is typed meanwhile', async () => {
    const { state } = await open(withPush());
    await write('City', '绍兴');
    save();
    await screen.findByText(/are in review/, {}, patience);
    await write('Postcode', '312000');
    Object.assign(state, { profile: { ...inForce, city: '绍兴' }, pending: undefined });
    await act(() => pushNews({ type: 'settings.changed' }));
    await waitFor(async () => expect((await field('City')).value).toBe('绍兴'), patience);
    expect(screen.queryByText(/in review/i)).toBeNull();
    expect((await field('Postcode')).value).toBe('312000');
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    Object.assign(state, { refusal: 'Write it in full.' });
    await act(() => pushNews({ type: 'settings.changed' }));
    expect(await screen.findByText('Your last change was refused: Write it in full.', {}, patience)).toBeTruthy();
  });

  it('SET-11 SET-16 shows a limit and what the server refuses at the field, and loses nothing that was typed', async () => {
    const refuse = answer(setProfile, ({ body }) => {
      throw new Problem('invalid-input', {}, { fields: body.homepage === undefined ? {} : { homepage: ['No.'] } });
    });
    const { server } = await open(refuse);
    await write('Postcode', '3'.repeat(21));
    expect(await screen.findByText('Use 20 characters or fewer.', {}, patience)).toBeTruthy();
    save();
    expect(server.callsOf(setProfile)).toEqual([]);
    await write('Postcode', '310013');
    await write('Homepage', 'linyue');
    save();
    expect(await screen.findByText('This can’t be used here.', {}, patience)).toBeTruthy();
    expect((await field('Homepage')).value).toBe('linyue');
    expect((await field('Homepage')).getAttribute('aria-invalid')).toBe('true');
    await write('Homepage', 'https://linyue.example');
    expect(screen.queryByText('This can’t be used here.')).toBeNull();
  });

  it('SET-11 asks before unsaved changes are left', async () => {
    const { address } = await open();
    await write('City', '绍兴');
    press(await screen.findByRole('link', { name: 'Feedback' }));
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    expect(address()).toBe('/setting/user');
    press(question.getByRole('button', { name: /Stay|Keep/ }));
    expect((await field('City')).value).toBe('绍兴');
  });
});

describe('the photo', () => {
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('SET-12 SET-13 is cropped, uploaded and waits; one of another type is refused before', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200, close: () => undefined }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['square'], { type: 'image/jpeg' })));
    const { server } = await open();
    await field('City');
    choose(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Choose a JPG, GIF, PNG or BMP image.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    choose(new File(['x'], 'me.png', { type: 'image/png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }, patience));
    const use = dialog.getByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toHaveProperty('disabled', false), patience);
    press(use);
    expect(await screen.findByText('In review: new photo', {}, patience)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf(uploadPortrait)).toHaveLength(1);
    expect(server.callsOf(setProfile)).toEqual([expect.objectContaining({ body: { imageUrl: portraitUrl('b'.repeat(64)) } })]);
    const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([portraitUrl(photo, 'regular'), portraitUrl('b'.repeat(64), 'regular')]);
  });

  it('SET-12 can be removed, which waits too', async () => {
    const { server } = await open();
    press(await screen.findByRole('button', { name: 'Remove photo' }, patience));
    expect(await screen.findByText('In review: no photo', {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(server.callsOf(setProfile)).toEqual([expect.objectContaining({ body: { imageUrl: '' } })]);
  });
});
