import { languages } from '@jinshu/api';
import { Menu, MenuItem, MenuTrigger } from '@jinshu/ui/menu';
import type { ReactNode } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import { languageNames } from './languages.ts';

export interface LanguagePickerProps {
  /** The button that opens the list, named `Language`. */
  children: ReactNode;
  /** Called after the interface has switched. */
  onChoose?: ((language: (typeof languages)[number]) => void) | undefined;
}

/** The languages, each by the name it has in itself. */
export function LanguagePicker({ children, onChoose }: LanguagePickerProps) {
  const { language, choose } = useLanguage();
  return (
    <MenuTrigger>
      {children}
      <Menu
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[language]}
        placement="bottom end"
        onAction={async (key) => {
          const next = languages.find((known) => known === key);
          if (!next) return;
          await choose(next);
          onChoose?.(next);
        }}
      >
        {languages.map((code) => (
          <MenuItem key={code} id={code} textValue={languageNames[code]}>
            <LanguageName language={code} />
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** A language by the name it has in itself, and marked as what it is. */
export const LanguageName = ({ language }: { language: (typeof languages)[number] }) => (
  <span lang={{ 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' }[language]}>{languageNames[language]}</span>
);
