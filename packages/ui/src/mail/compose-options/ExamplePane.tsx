import { type RefObject, useState } from 'react';
import type { RichTextEditorHandle } from '../../parts/rich-text-editor/index.ts';
import { ContactPane } from '../contact-picker/index.ts';
import { RecentStationery, StationeryPicker, toStationery } from '../stationery/index.ts';
import { TemplatePane } from '../template-pane/index.ts';
import { ComposePane, type ComposePaneTab } from './ComposePane.tsx';
import { people, templates, toRecipient } from './examples.ts';
import type { ExampleFieldsState } from './useExampleFields.ts';

interface ExamplePaneProps {
  state: ExampleFieldsState;
  editor: RefObject<RichTextEditorHandle | null>;
}

/** Pane beside a message, which adds to its fields and to its editor. */
export function ExamplePane({ state, editor }: ExamplePaneProps) {
  const [tab, setTab] = useState<ComposePaneTab>('contacts');
  const [paper, setPaper] = useState<string>();
  return (
    <ComposePane
      selectedTab={tab}
      onTabChange={setTab}
      contacts={<People state={state} />}
      stationery={
        <StationeryPicker
          value={paper}
          onChange={(design) => {
            setPaper(design?.id);
            editor.current?.setStationery(design && toStationery(design));
          }}
        />
      }
      templates={
        <TemplatePane
          templates={templates}
          page={1}
          pages={1}
          onPageChange={() => {}}
          onInsert={({ content }) => editor.current?.insertHtml(content)}
        />
      }
      footer={
        tab === 'stationery' ? undefined : (
          <RecentStationery
            ids={['ruled', 'vermilion', 'bamboo', 'moonlight']}
            onShowAll={() => setTab('stationery')}
            onChange={(design) => {
              setPaper(design.id);
              editor.current?.setStationery(toStationery(design));
            }}
          />
        )
      }
    />
  );
}

function People({ state: { kinds, fields, add } }: { state: ExampleFieldsState }) {
  const [search, setSearch] = useState('');
  const found = people.filter(({ name }) => name.includes(search));
  return (
    <ContactPane
      sources={['pab', 'oab', 'cab', 'lab']}
      source="pab"
      onSourceChange={() => {}}
      search={search}
      onSearchChange={setSearch}
      contacts={found}
      total={found.length}
      page={1}
      onPageChange={() => {}}
      kinds={kinds}
      chosenAddresses={new Set(kinds.flatMap((kind) => fields[kind].map(({ address }) => address.toLowerCase())))}
      onPick={(contact, kind) => add([toRecipient(contact)], kind)}
    />
  );
}
