import {
  getSmsGateway,
  getWeatherSource,
  Problem,
  type SmsGatewaySettings,
  setSmsGateway,
  setWeatherSource,
  testSmsGateway,
  testWeatherSource,
  type WeatherSourceSettings,
} from '@jinshu/api';
import { answer } from '@jinshu/app/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleSession } from '../../testing/examples.ts';
import { closeBackStage, openBackStage, patience } from '../../testing/openBackStage.tsx';

vi.mock('../../core/language/language.ts', () => import('../../testing/language.ts'));

afterEach(closeBackStage);

const gateway = (change: Partial<SmsGatewaySettings> = {}): SmsGatewaySettings => ({
  mode: 'own',
  address: 'https://sms.example/send',
  isKeyed: true,
  hasKey: true,
  isInSettings: false,
  version: 5,
  ...change,
});
const source = (change: Partial<WeatherSourceSettings> = {}): WeatherSourceSettings => ({
  ...gateway({ address: 'https://api.open-meteo.com/', isKeyed: false, hasKey: false }),
  city: '杭州',
  latitude: 30.25,
  longitude: 120.17,
  ...change,
});
const at = (tab: string) => `/operation/mail-system/${tab}`;
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name }, patience);
const type = async (name: string, value: string) => {
  const box = await field(name);
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, patience));

describe('gateways', () => {
  it('BAK-100 sets the SMS gateway; a stored key never shows, and a new one goes sealed', async () => {
    const set = vi
      .fn(() => gateway({ version: 6 }))
      .mockImplementationOnce(() => {
        throw new Problem('operation-refused', { reason: 'gateway-key-missing' }, { fields: { key: ['gateway-key-missing'] } });
      });
    const { server } = await openBackStage({
      at: at('sms'),
      answers: [answer(getSmsGateway, () => gateway()), answer(setSmsGateway, set)],
    });
    const key = await screen.findByLabelText<HTMLInputElement>('Key', { selector: 'input' }, patience);
    expect([key.value, key.type]).toEqual(['', 'password']);
    expect(screen.getByText(/A key is stored\. It is never shown/)).toBeDefined();
    await type('Address', 'https://other.example/send');
    await press('Save');
    await screen.findByText('Enter the key of this address.', {}, patience);
    expect((await field('Address')).value).toBe('https://other.example/send');
    fireEvent.change(screen.getByLabelText('Key', { selector: 'input' }), { target: { value: 'Geheim-2026' } });
    await press('Save');
    await waitFor(() => expect(server.callsOf(setSmsGateway)).toHaveLength(2), patience);
    const [first, second] = server.callsOf(setSmsGateway).map(({ body }) => body as unknown as Record<string, string>);
    expect(first).toEqual({ mode: 'own', address: 'https://other.example/send', isKeyed: true, version: 5 });
    expect(second?.key?.length).toBeGreaterThan(100);
    expect(JSON.stringify(second)).not.toContain('Geheim');
  });

  it('BAK-100 sends a test message, and says why it was not accepted', async () => {
    const { server } = await openBackStage({
      at: at('sms'),
      answers: [
        answer(getSmsGateway, () => gateway()),
        answer(testSmsGateway, () => ({ isAccepted: false, failure: 'the SMS webhook answered 401' })),
      ],
    });
    await type('Mobile number', '13800000000');
    await press('Send test message');
    await screen.findByText('The message wasn’t sent: the SMS webhook answered 401', {}, patience);
    expect(server.callsOf(testSmsGateway)).toEqual([{ body: { mobile: '13800000000' } }]);
  });

  it('BAK-100 sets the source of the weather with its city, and tries it', async () => {
    const data = { cityname: '苏州', temLow: 9, temHigh: 16, stateDetailed: 'Rain', windState: 'NE wind, force 2', imgLocation1: '' };
    const { server } = await openBackStage({
      at: at('weather'),
      answers: [
        answer(getWeatherSource, () => source()),
        answer(setWeatherSource, () => source({ city: '苏州', version: 6 })),
        answer(testWeatherSource, () => ({ data, failure: '' })),
      ],
    });
    await type('City', '苏州');
    await type('Latitude', '31.3');
    await press('Save');
    await screen.findByText('Saved.', {}, patience);
    expect(server.callsOf(setWeatherSource)[0]?.body).toMatchObject({ city: '苏州', latitude: 31.3, longitude: 120.17, version: 5 });
    await press('Query weather');
    await screen.findByText('苏州: Rain, 9 to 16 °C, NE wind, force 2', {}, patience);
  });

  it('BAK-100 chooses none; BAK-15 an auditor sees the gateway without a control', async () => {
    const { server } = await openBackStage({
      at: at('sms'),
      answers: [answer(getSmsGateway, () => gateway()), answer(setSmsGateway, () => gateway({ mode: 'none' }))],
    });
    fireEvent.click(await screen.findByRole('radio', { name: /^None/ }, patience));
    expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(server.callsOf(setSmsGateway)[0]?.body).toMatchObject({ mode: 'none' }), patience);
    closeBackStage();
    await openBackStage({
      at: at('sms'),
      answers: [answer(getSmsGateway, () => gateway())],
      session: exampleSession({ role: 'auditor' }),
    });
    expect(await field('Address')).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull();
  });
});
