export { answer, createFakeServer, type FakeAnswer, type FakeServer } from '@jinshu/app/testing';
