import type { OperationReach, PeopleRecord, PeopleRecordKind } from '@jinshu/api';
import type { Deps } from '../../../platform/deps/index.ts';
import type { PlaceOf } from '../../../platform/network/index.ts';
import { type PeopleRecordFilters, selectLoginIps, selectPeopleRecords } from './peopleRecord.repository.ts';

export interface PeopleRecordQuery extends PeopleRecordFilters {
  kind: PeopleRecordKind;
  page: number;
  pageSize: number;
}

/** Returns a page of the records about the people that the caller may see (BAK-102). */
export async function readPeopleRecords(
  { db }: Pick<Deps, 'db'>,
  placeOf: PlaceOf,
  reach: OperationReach,
  { page, pageSize, ...query }: PeopleRecordQuery,
): Promise<{ count: number; results: PeopleRecord[] }> {
  const keyword = query.keyword?.trim().toLowerCase() ?? '';
  const isPlaced = query.kind === 'login' && keyword !== '' && placeOf.knows(keyword);
  const ips = isPlaced ? (await selectLoginIps(db, query)).filter((ip) => placeOf(ip).toLowerCase().includes(keyword)) : [];
  const { count, results } = await selectPeopleRecords(db, reach, { ...query, ips, limit: pageSize, offset: (page - 1) * pageSize });
  return {
    count,
    results: results.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), place: row.ip === '' ? '' : placeOf(row.ip) })),
  };
}
