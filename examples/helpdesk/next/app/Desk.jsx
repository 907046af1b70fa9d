'use client';
import { createDesk } from '../../src/desk';
import { Helpdesk } from '../../src/Helpdesk';

const desk = createDesk();

/** The same form as under Vite. */
export const Desk = () => <Helpdesk desk={desk} />;
