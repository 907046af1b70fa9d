/** Query keys of the deliveries of sent messages. In a separate module, because applying changes needs only the keys. */
export const deliveryKeys = { of: (messageId: string) => ['delivery', messageId] as const };
