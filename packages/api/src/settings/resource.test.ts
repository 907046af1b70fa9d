import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signatureResource } from '../signature/index.ts';
import { templateResource } from '../template/index.ts';
import { settingsResource, settingsResources } from './resource.ts';

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('a list of the settings', () => {
  it('SET-02 SET-04 has eight actions and the reading of one row, each at its segment', () => {
    const { name, missing, ...calls } = settingsResource({
      resource: 'filters',
      noun: 'a filter rule',
      row: z.object({ id: z.int() }),
      form: z.object({ text: z.string() }),
    });
    expect([name, missing]).toEqual(['filters', 'not-found']);
    expect(Object.fromEntries(Object.entries(calls).map(([action, call]) => [action, addressOf(call)]))).toEqual({
      list: 'GET /setting/filters/',
      get: 'GET /setting/filters/:id/',
      create: 'POST /setting/filters/',
      update: 'PUT /setting/filters/:id/',
      delete: 'DELETE /setting/filters/:id/',
      bdel: 'POST /setting/filters/bdel/',
      clear: 'POST /setting/filters/clear/',
      enable: 'POST /setting/filters/enable/',
      disable: 'POST /setting/filters/disable/',
    });
  });

  it('SET-03 has one of eleven names', () => {
    expect(settingsResources).toHaveLength(11);
    expect([signatureResource.name, templateResource.name]).toEqual(['signatures', 'template']);
  });

  it('SET-54 SET-55 SET-56 SET-58 SET-60 SET-61 templates and signatures say what they lack', () => {
    expect([templateResource.list.problems, templateResource.get.problems]).toEqual([['template-no-more'], ['template-not-found']]);
    expect(signatureResource.get.problems).toEqual(['signature-not-found']);
  });

  it('SET-02 takes 1 to 1,000 ids at once', () => {
    const fits = (ids: unknown) => z.safeParse(templateResource.bdel.body as z.ZodMiniType, { ids }).success;
    expect([[1], [], [0], [1.5], Array(1000).fill(1), Array(1001).fill(1)].map(fits)).toEqual([true, false, false, false, true, false]);
  });
});
