import { describe, expect, it } from 'vitest';
import { Problem, type ProblemCode, problemBody, problemKinds, problemOfAnswer, problemTexts } from './Problem.ts';

describe('problem', () => {
  it('API-13 API-15 API-19 takes one of the four shapes, with its code beside it', () => {
    expect(problemBody(new Problem('input-receiver'))).toEqual({ non_field_errors: ['Enter a recipient.'], code: 'input-receiver' });
    expect(problemBody(new Problem('forbidden'))).toEqual({ detail: 'Permission denied.', code: 'forbidden' });
    expect(problemBody(new Problem('folder-name-taken', { name: '合同' }))).toEqual({
      error_message: 'A folder with this name already exists.',
      code: 'folder-name-taken',
      params: { name: '合同' },
    });
  });

  it('API-21 carries errors per field beside the shape', () => {
    const problem = new Problem('invalid-input', {}, { fields: { name: ['too long'] } });
    expect(problemBody(problem)).toMatchObject({ name: ['too long'] });
    expect(problemOfAnswer(400, problemBody(problem)).fields).toEqual({ name: ['too long'] });
  });

  it.each(Object.keys(problemKinds) as ProblemCode[])('%s comes back from the wire as itself', (code) => {
    const read = problemOfAnswer(problemKinds[code].status, problemBody(new Problem(code, { a: 1 })));
    expect([read.code, read.params, read.status]).toEqual([code, { a: 1 }, problemKinds[code].status]);
  });

  it.each([
    [400, 'invalid-input'],
    [401, 'session-expired'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [500, 'internal'],
    [502, 'unavailable'],
  ] as const)('reads status %i of a server that knows no codes as %s', (status, code) => {
    expect(problemOfAnswer(status, { detail: 'x' }).code).toBe(code);
    expect(problemOfAnswer(status, '<html>').code).toBe(code);
  });

  it('does not believe a code that is none of ours', () => {
    expect(problemOfAnswer(400, { code: 'toString', detail: 'x' }).code).toBe('invalid-input');
  });

  it('API-09 API-13 SND-17 shows the first of a list, then the other texts in order', () => {
    expect(problemTexts({ detail: 'c', non_field_errors: ['a', 'b'], error: 'e', error_message: 'f' })).toEqual(['a', 'e', 'c', 'f']);
    expect(problemTexts({})).toEqual([]);
    expect(problemOfAnswer(400, { error_message: '已满' }).message).toBe('已满');
  });
});
