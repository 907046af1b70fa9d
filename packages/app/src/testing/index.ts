export { answer, createFakeServer, type FakeAnswer, type FakeCall, type FakeServer } from './fakeServer.ts';
