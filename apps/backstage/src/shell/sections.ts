import type { OperationNeed } from '@jinshu/api';
import type { BackStageSection } from '@jinshu/ui/back-stage';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '../core/language/index.ts';
import type { groupStrings, sectionStrings } from './frame.strings.ts';

/** A section of the back stage: an entry of the menu, and the pages below its address. */
export interface Section {
  id: keyof typeof sectionStrings;
  icon: BackStageSection['icon'];
  /** Permission that a role needs for the section to show (BAK-05). */
  needs: OperationNeed;
  /** Its pages. Their routes begin after the address of the section. */
  Place: LazyExoticComponent<ComponentType> | ComponentType;
}

/** Sections in groups, as the menu shows them. */
export const groups: readonly { id: keyof typeof groupStrings; sections: readonly Section[] }[] = [
  {
    id: 'people',
    sections: [
      {
        id: 'people',
        icon: 'people',
        needs: 'see',
        Place: lazyPart(async () => (await import('../places/people/index.ts')).PeoplePlace),
      },
      {
        id: 'departments',
        icon: 'organization',
        needs: 'see',
        Place: lazyPart(async () => (await import('../places/department/index.ts')).DepartmentScreen),
      },
      {
        id: 'approvals',
        icon: 'clipboard_task',
        needs: 'see',
        Place: lazyPart(async () => (await import('../places/approval/index.ts')).ApprovalScreen),
      },
      {
        id: 'shared',
        icon: 'people_team',
        needs: 'see',
        Place: lazyPart(async () => (await import('../places/shared/index.ts')).SharedPlace),
      },
      {
        id: 'books',
        icon: 'book_contacts',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/book/index.ts')).BookPlace),
      },
    ],
  },
  {
    id: 'mail',
    sections: [
      {
        id: 'state',
        icon: 'info',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/state/index.ts')).StateScreen),
      },
      {
        id: 'queue',
        icon: 'send',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/queue/index.ts')).QueueScreen),
      },
      {
        id: 'mail-system',
        icon: 'mail',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/mail-system/index.ts')).MailSystemPlace),
      },
      {
        id: 'directory',
        icon: 'building',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/directory/index.ts')).DirectoryScreen),
      },
    ],
  },
  {
    id: 'rules',
    sections: [
      {
        id: 'policies',
        icon: 'shield',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/policy/index.ts')).PolicyScreen),
      },
      {
        id: 'review-rules',
        icon: 'shield_checkmark',
        needs: 'see',
        Place: lazyPart(async () => (await import('../places/review-rule/index.ts')).ReviewRulePlace),
      },
    ],
  },
  {
    id: 'appearance',
    sections: [
      {
        id: 'content',
        icon: 'home',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/content/index.ts')).ContentScreen),
      },
      {
        id: 'skins',
        icon: 'color',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/skin/index.ts')).SkinPlace),
      },
    ],
  },
  {
    id: 'system',
    sections: [
      {
        id: 'records',
        icon: 'clock',
        needs: 'see',
        Place: lazyPart(async () => (await import('../places/record/index.ts')).RecordScreen),
      },
      {
        id: 'roles',
        icon: 'key',
        needs: 'see-all',
        Place: lazyPart(async () => (await import('../places/role/index.ts')).RoleScreen),
      },
    ],
  },
];

/** All sections, the one that opens first at the start. */
export const sections: readonly Section[] = groups.flatMap((group) => group.sections);

/** The address of a section. */
export const addressOf = (id: Section['id']): string => `/operation/${id}`;

/** Address of the search in all sections. */
export const searchAddress = '/operation/search';
