/** Creates the raw bytes of a message with one file, as a mail client sends it. */
export function mailWithFile({ to, subject, file }: { to: string; subject: string; file: Buffer }): Buffer {
  const lines = [
    'From: =?UTF-8?B?5ZGo57qi?= <zhou@partner.example>',
    `To: <${to}>`,
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `Message-ID: <${Buffer.from(subject).toString('hex')}@partner.example>`,
    'Date: Fri, 20 Nov 2026 09:30:00 +0800',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    '请看附件。',
    '--b',
    'Content-Type: application/pdf; name="plan.pdf"',
    'Content-Disposition: attachment; filename="plan.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(file.toString('base64').match(/.{1,76}/g) ?? []),
    '--b--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
