/** Under which keys the cache has the fates of sent mails. Apart from what asks for them: news of a change needs no more than this. */
export const deliveryKeys = { of: (messageId: string) => ['delivery', messageId] as const };
