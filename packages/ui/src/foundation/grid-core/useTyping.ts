import { useRef } from 'react';

/** Letters that follow each other within so long are one word. */
const TYPING_MS = 700;

/** Collects typed characters. Each call adds one and returns the text so far. */
export function useTyping(): (letter: string, timeStamp: number) => string {
  const typing = useRef({ text: '', at: 0 });
  return (letter, timeStamp) => {
    const isFresh = timeStamp - typing.current.at > TYPING_MS;
    typing.current = { text: isFresh ? letter : typing.current.text + letter, at: timeStamp };
    return typing.current.text;
  };
}
