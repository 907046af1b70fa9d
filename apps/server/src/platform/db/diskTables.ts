import type { DiskPermission } from '@jinshu/api';
import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of the file center. */
export interface DiskTables {
  disk: {
    id: GeneratedAlways<number>;
    mailbox_id: number | null;
    quota_bytes: Generated<number>;
    change_count: Generated<number>;
    told_count: Generated<number>;
  };
  disk_trash: {
    disk_id: number;
    id: GeneratedAlways<number>;
    undo_id: string;
    file_id: number | null;
    folder_id: number | null;
    name: string;
    size: number;
    way: number[];
    path: string[];
    account_id: number | null;
    deleted_at: Date;
  };
  disk_version: {
    disk_id: number;
    id: GeneratedAlways<number>;
    file_id: number;
    type: string;
    size: number;
    md5: string;
    hash: Buffer;
    account_id: number | null;
    created_at: Date;
  };
  disk_count: { disk_id: number; folder_id: number; folders: number; files: number; bytes: number };
  disk_text_job: {
    hash: Buffer;
    name: string;
    type: string;
    size: number;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
  };
  disk_permission: {
    id: GeneratedAlways<number>;
    disk_id: number;
    folder_id: number | null;
    account_id: number | null;
    department_id: number | null;
    permission: DiskPermission;
    is_super: Generated<boolean>;
    created_at: Generated<Date>;
  };
  file_share: {
    id: GeneratedAlways<number>;
    token: string;
    code: string;
    mailbox_id: number;
    account_id: number;
    disk_id: number;
    created_at: Date;
    expires_at: Date | null;
    download_limit: number | null;
    download_count: Generated<number>;
    is_for_people: Generated<boolean>;
    cancelled_at: Date | null;
  };
  file_share_entry: {
    id: GeneratedAlways<number>;
    share_id: number;
    disk_id: number;
    file_id: number | null;
    folder_id: number | null;
    name: string;
  };
  file_share_person: { share_id: number; account_id: number };
  file_share_download: {
    id: GeneratedAlways<number>;
    share_id: number;
    name: string;
    size: number;
    is_preview: Generated<boolean>;
    account_id: number | null;
    ip: string;
    at: Date;
  };
  disk_folder: {
    disk_id: number;
    id: GeneratedAlways<number>;
    parent_id: number | null;
    name: string;
    account_id: number | null;
    created_at: Generated<Date>;
    trash_id: number | null;
  };
  disk_file: {
    disk_id: number;
    id: GeneratedAlways<number>;
    folder_id: number | null;
    name: string;
    type: string;
    size: number;
    md5: string;
    hash: Buffer;
    account_id: number | null;
    created_at: Generated<Date>;
    trash_id: number | null;
    changed_at: Generated<Date>;
  };
}
