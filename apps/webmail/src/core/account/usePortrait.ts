import { listPortraits, portraitIn } from '@jinshu/api';
import type { UsePortrait } from '@jinshu/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/index.ts';

/** Most addresses that one call takes, and the longest one. */
const maximumAddresses = 200;
const maximumLength = 320;
/** New photos of others are not pushed. */
const staleMs = 600_000;

interface Batch {
  addresses: Set<string>;
  answer: Promise<ReadonlyMap<string, string>>;
}

let open: Batch | undefined;

/** Begins a call that takes the addresses of all avatars that are rendered together. */
function begin(): Batch {
  const addresses = new Set<string>();
  const answer = Promise.resolve().then(async () => {
    open = undefined;
    const { results } = await api.call(listPortraits, { body: { addresses: [...addresses] } });
    return new Map(results.map(({ address, imageUrl }) => [address, imageUrl]));
  });
  return { addresses, answer };
}

async function fetchPortrait(address: string): Promise<string> {
  if (!open || open.addresses.size >= maximumAddresses) open = begin();
  open.addresses.add(address);
  return portraitIn((await open.answer).get(address) ?? '', 'regular');
}

/** The photo of a colleague, from the server (SET-12). Others have none. */
export const usePortrait: UsePortrait = (given) => {
  const address = given.toLowerCase();
  const { data } = useQuery({
    queryKey: ['contact', 'portrait', address],
    queryFn: () => fetchPortrait(address),
    enabled: address.includes('@') && address.length <= maximumLength,
    staleTime: staleMs,
    // Initials do as well.
    retry: false,
  });
  return data || undefined;
};
