import {
  languages,
  type OperationSkin,
  type OwnSkinRecipe,
  skinChromes,
  skinCorners,
  skinDensities,
  skinFaces,
  skinMarks,
  textIn,
} from '@jinshu/api';
import { languageNames, useLanguage } from '@jinshu/app/language';
import { BrandColorField, ChoiceField, LanguageTextFields, UnreadMarkShape } from '@jinshu/ui/back-stage';
import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Select, SelectItem } from '@jinshu/ui/select';
import { Switch } from '@jinshu/ui/switch';
import { useIntl } from 'react-intl';
import { LoginPicture } from './LoginPicture.tsx';
import { LogoColors } from './LogoColors.tsx';
import type { SkinDraft } from './SkinDraft.ts';
import { skinChoiceStrings as c, skinWorkshopStrings as s } from './skin-workshop.strings.ts';
import { TokenFileButton } from './TokenFileButton.tsx';

const named = languages.map((id) => ({ id, name: languageNames[id] }));

/** Choices of the recipe, in the order of the controls. */
const choices = {
  tone: ['light', 'dark'],
  chrome: skinChromes,
  corners: skinCorners,
  titleFace: skinFaces,
  mark: skinMarks,
  density: skinDensities,
  contrast: ['aa', 'aaa'],
} as const satisfies { [K in keyof OwnSkinRecipe]?: readonly OwnSkinRecipe[K][] };

export interface SkinControlsProps {
  skins: readonly OperationSkin[];
  draft: SkinDraft;
  isReadOnly: boolean;
  onChange: (draft: SkinDraft) => void;
  onChoose: (id: number | 'new') => void;
  onImport: (file: File) => void;
}

/** Controls of a skin. */
export function SkinControls({ skins, draft, isReadOnly, onChange, onChoose, onImport }: SkinControlsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { recipe, name, tokens } = draft;
  const set = (part: Partial<OwnSkinRecipe>) => onChange({ ...draft, recipe: { ...recipe, ...part } });
  const isOff = isReadOnly || tokens !== null;
  return (
    <>
      <Select
        label={formatMessage(s.skin)}
        selectedKey={String(draft.id ?? 'new')}
        onSelectionChange={(key) => onChoose(key === 'new' ? 'new' : Number(key))}
      >
        {[
          ...skins.map((skin) => (
            <SelectItem key={skin.id} id={String(skin.id)}>
              {formatMessage(s.skinState, { name: textIn(skin.name, language), state: skin.isPublished ? 'published' : 'draft' })}
            </SelectItem>
          )),
          <SelectItem key="new" id="new">
            {formatMessage(s.newSkin)}
          </SelectItem>,
        ]}
      </Select>
      <LanguageTextFields
        label={formatMessage(s.name)}
        languages={named}
        values={name}
        onChange={(id, text) => onChange({ ...draft, name: { ...name, [id]: text } })}
        maxLength={40}
        isReadOnly={isReadOnly}
      />
      {tokens && (
        <Banner
          tone="info"
          actions={
            !isReadOnly && (
              <Button size="small" onPress={() => onChange({ ...draft, tokens: null })}>
                {formatMessage(s.dropTokens)}
              </Button>
            )
          }
        >
          {formatMessage(s.fromTokens)}
        </Banner>
      )}
      <BrandColorField
        label={formatMessage(s.accent)}
        pickLabel={formatMessage(s.pickAccent)}
        value={recipe.accent}
        onChange={(accent) => set({ accent })}
        faultMessage={formatMessage(s.accentFault)}
        isDisabled={isOff}
      />
      {!isOff && <LogoColors value={recipe.accent} onChange={(accent) => set({ accent })} />}
      <Switch
        isSelected={recipe.isExact}
        onChange={(isExact) => set({ isExact })}
        isDisabled={isOff}
        description={formatMessage(s.exactHelp)}
      >
        {formatMessage(s.exact)}
      </Switch>
      <RecipeChoices recipe={recipe} isDisabled={isOff} onChange={set} />
      <LoginPicture recipe={recipe} onChange={isReadOnly ? undefined : set} />
      {!isReadOnly && <TokenFileButton label={formatMessage(s.importTokens)} onSelect={onImport} />}
    </>
  );
}

interface RecipeChoicesProps {
  recipe: OwnSkinRecipe;
  isDisabled: boolean;
  onChange: (part: Partial<OwnSkinRecipe>) => void;
}

function RecipeChoices({ recipe, isDisabled, onChange }: RecipeChoicesProps) {
  const { formatMessage } = useIntl();
  return Object.entries(choices).map(([field, options]) => (
    <ChoiceField<string>
      key={field}
      label={formatMessage(s[field as keyof typeof choices])}
      options={options.map((id) => ({
        id,
        label: formatMessage(c[`${field}.${id}` as keyof typeof c]),
        ...(field === 'mark' && { icon: <UnreadMarkShape mark={id as OwnSkinRecipe['mark']} /> }),
      }))}
      value={recipe[field as keyof typeof choices]}
      onChange={(id) => onChange({ [field]: id })}
      isDisabled={isDisabled}
    />
  ));
}
