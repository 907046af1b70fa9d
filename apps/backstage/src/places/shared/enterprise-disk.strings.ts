import type { MessageDescriptor } from 'react-intl';

/** Words of the enterprise disk. */
export const enterpriseDiskStrings = {
  /** Tab. */
  title: { id: 'enterprise-disk.title' },
  /** Below the heading. */
  subtitle: { id: 'enterprise-disk.subtitle' },
  subtitleUnlimited: { id: 'enterprise-disk.subtitleUnlimited' },
  /** Button and heading. */
  change: { id: 'enterprise-disk.change' },
  /** Field. */
  capacity: { id: 'enterprise-disk.capacity' },
  help: { id: 'enterprise-disk.help' },
  below: { id: 'enterprise-disk.below' },
  /** After a capacity. */
  unit: { id: 'enterprise-disk.unit' },
  save: { id: 'enterprise-disk.save' },
  cancel: { id: 'enterprise-disk.cancel' },
  saved: { id: 'enterprise-disk.saved' },
  /** Names the list. */
  administrators: { id: 'enterprise-disk.administrators' },
  /** In place of the list. */
  nobody: { id: 'enterprise-disk.nobody' },
  /** Field. */
  find: { id: 'enterprise-disk.find' },
  /** Button. */
  add: { id: 'enterprise-disk.add' },
} as const satisfies Record<string, MessageDescriptor>;
