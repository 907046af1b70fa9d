import type { CompanyImportRow } from '@jinshu/api';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson, Json } from './tables.ts';

/** Tables of the address books, of the domains whose people are in them, and of mailing lists. */
export interface BookTables {
  domain: {
    id: GeneratedAlways<number>;
    name: string;
    created_at: Generated<Date>;
    is_default: Generated<boolean>;
    alias_of: string | null;
    first_shared: string | null;
  };
  department: {
    id: GeneratedAlways<number>;
    name: string;
    name_index: Generated<string>;
    parent_id: number | null;
    position: Generated<number>;
  };
  shared_domain: { domain: string; seen_by: string };
  contact: {
    mailbox_id: number;
    id: GeneratedAlways<number>;
    name: string;
    address: string;
    name_index: Generated<string>;
    use_count: Generated<number>;
    mobile: Generated<string>;
    sort_key: Generated<string>;
    other_addresses: Generated<string[]>;
    preferred_address: Generated<string>;
    company: Generated<string>;
    department: Generated<string>;
    position: Generated<string>;
    details: GeneratedJson<Record<string, unknown>>;
    portrait: Buffer | null;
    version: Generated<number>;
    is_collected: Generated<boolean>;
    created_at: Generated<Date>;
  };
  contact_portrait: { mailbox_id: number; hash: Buffer; small: Buffer; regular: Buffer; large: Buffer; created_at: Date };
  contact_undo: {
    mailbox_id: number;
    id: string;
    contact_id: number;
    content: Json<Record<string, unknown>>;
    group_ids: number[];
    version_after: number | null;
    created_at: Date;
  };
  contact_apart: { mailbox_id: number; one_id: number; other_id: number };
  contact_group: { mailbox_id: number; id: GeneratedAlways<number>; name: string };
  contact_group_member: { mailbox_id: number; group_id: number; contact_id: number };
  company_category: { id: GeneratedAlways<number>; name: string; parent_id: number | null; position: Generated<number> };
  company_contact: {
    id: GeneratedAlways<number>;
    category_id: number;
    name: string;
    address: string;
    mobile: Generated<string>;
    position: Generated<string>;
    name_index: Generated<string>;
    company: Generated<string>;
    work_phone: Generated<string>;
    sort_key: Generated<string>;
    created_at: Generated<Date>;
    other_addresses: Generated<string[]>;
    preferred_address: Generated<string>;
    department: Generated<string>;
    details: GeneratedJson<Record<string, unknown>>;
  };
  company_import: { id: GeneratedAlways<number>; account_id: number; results: Json<CompanyImportRow[]>; created_at: Date };
  mailing_list: {
    id: GeneratedAlways<number>;
    address: string;
    name: string;
    type: Generated<string>;
    name_index: Generated<string>;
    is_hidden: Generated<boolean>;
    department_id: Generated<number | null>;
    owner_id: Generated<number | null>;
    bounce_address: GeneratedAlways<string>;
  };
  mailing_list_member: { list_id: number; mailbox_id: number };
  mailing_list_department: { list_id: number; department_id: number };
  mailing_list_list: { list_id: number; member_id: number };
  mailing_list_outside: { list_id: number; address: string };
  group_address: { address: string; writers: 'everybody' | 'inside' | 'members' | 'chosen' };
  group_address_writer: { address: string; account_id: number };
}
