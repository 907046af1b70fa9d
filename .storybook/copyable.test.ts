import { expect, test } from 'vitest';
import { makeCopyable, readEntries } from './copyable.ts';

const entries = readEntries({
  '../src/parts/button/index.ts': `export { Button, type ButtonProps } from './Button.tsx';\nexport { IconButton } from './IconButton.tsx';`,
  '../src/parts/menu/index.ts': `export { Menu } from './Menu.tsx';\nexport { MenuItem } from './MenuItem.tsx';`,
  '../src/foundation/icon/index.ts': `export { Icon, icons } from './Icon.tsx';`,
  '../src/foundation/icon-more/index.ts': `export { Icon } from './Icon.tsx';`,
});

test('code of a story imports each name from its entry, its own entry first', () => {
  const code = `const Default = () => <div className={layout.grid}>
    <Menu onAction={fn()} aria-label="More"><>
        <MenuItem id="print" icon={<Icon name="print" />}>Print
                    </MenuItem>
    </></Menu>
    <Button>More</Button>
</div>;`;
  expect(makeCopyable(code, 'menu', entries)).toBe(`import { Menu, MenuItem } from '@jinshu/ui/menu';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';

const Default = () => <div>
    <Menu onAction={() => {}} aria-label="More">
        <MenuItem id="print" icon={<Icon name="print" />}>Print</MenuItem>
    </Menu>
    <Button>More</Button>
</div>;`);
});

test('children in parentheses and a fragment come out plain', () => {
  expect(makeCopyable('const Open = () => <Menu>(<>\n    <MenuItem>A</MenuItem>\n</>)</Menu>;', 'icon-more', entries)).toBe(
    "import { Menu, MenuItem } from '@jinshu/ui/menu';\n\nconst Open = () => <Menu>\n    <MenuItem>A</MenuItem>\n</Menu>;",
  );
});

test('a fragment that a function returns stays, and hooks are imported too', () => {
  const code = 'const Both = () => {\n  const [at] = useState(0);\n  return <>\n    <Button>\n      A\n    </Button>{at}\n  </>;\n};';
  expect(makeCopyable(code, 'button', entries)).toBe(
    `import { Button } from '@jinshu/ui/button';\nimport { useState } from 'react';\n\n${code}`,
  );
});
