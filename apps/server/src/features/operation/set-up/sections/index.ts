import { type AnySection, sectionOf } from '../Section.ts';
import { alerts, blocks, companyDrive, senders } from './administration.ts';
import { contacts } from './contacts.ts';
import { domains } from './domains.ts';
import { groups } from './groups.ts';
import { lists } from './lists.ts';
import { sharedMailboxes } from './mailboxes.ts';
import { mailChecks, outgoingMail, smsGateway, weatherSource } from './mailSystem.ts';
import { people } from './people.ts';
import { pictures, policies } from './policies.ts';
import { deputies, reviewRules } from './reviews.ts';
import { skins } from './skins.ts';
import { categories, departments } from './trees.ts';

/** All sections, each behind those that it refers to. */
export const sections: readonly AnySection[] = [
  sectionOf(domains),
  sectionOf(departments),
  sectionOf(people),
  sectionOf(sharedMailboxes),
  sectionOf(lists),
  sectionOf(groups),
  sectionOf(categories),
  sectionOf(contacts),
  sectionOf(reviewRules),
  sectionOf(deputies),
  sectionOf(pictures),
  sectionOf(skins),
  sectionOf(policies),
  sectionOf(outgoingMail),
  sectionOf(mailChecks),
  sectionOf(smsGateway),
  sectionOf(weatherSource),
  sectionOf(alerts),
  sectionOf(companyDrive),
  sectionOf(blocks),
  sectionOf(senders),
];
