import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listOf, text, wireObject } from '../contract/wire.ts';
import { isAddress } from '../recipient/parseRecipients.ts';

/** For how many senders it is remembered how their letters show in a dark skin. */
export const maximumLetterColours = 1000;

/** Returns the color modes that the user has set for messages of senders in dark skins, newest first. */
export const listLetterColours = endpoint({
  method: 'GET',
  path: '/mail/letter-colours/',
  access: { of: 'mailbox', needs: 'read' },
  summary: 'Senders whose messages the user sees adapted to a dark skin, or in original colors.',
  response: listOf(z.object({ address: z.string(), adapted: z.boolean() })),
});

/** Saves whether messages of a sender are adapted to dark skins. Above `maximumLetterColours` entries, the oldest is deleted. */
export const setLetterColours = endpoint({
  method: 'POST',
  path: '/mail/letter-colours/',
  access: { of: 'mailbox', needs: 'write' },
  summary: 'Saves whether messages of a sender are adapted to a dark skin.',
  body: wireObject({ address: text(320).check(z.trim(), z.refine(isAddress, 'email-format')), adapted: z.boolean() }),
  response: z.object({ msg: z.string() }),
  problems: ['email-format'],
});
