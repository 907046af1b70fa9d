import { contactPageSizes } from '@jinshu/api';
import { ComposePane, type ComposePaneTab } from '@jinshu/ui/compose-options';
import { ContactPane, type PickerContact } from '@jinshu/ui/contact-picker';
import { RecentStationery, type StationeryDesign, StationeryPicker } from '@jinshu/ui/stationery';
import { TemplatePane } from '@jinshu/ui/template-pane';
import { useState } from 'react';
import { useBook } from '../../mail/contact-picker/index.ts';
import type { RecipientFieldName } from '../../mail/draft/index.ts';
import { recentStationery, rememberStationery } from '../../mail/stationery/index.ts';
import { useTemplatePage } from '../../mail/template/index.ts';

export interface ComposeSideProps {
  /** Addresses of all current recipients, in lower case. */
  chosen: ReadonlySet<string>;
  kinds: readonly RecipientFieldName[];
  /** Adds a contact to a field. Without `kind`, adds it to the field edited last (CMP-18, D-127). */
  onPick: (contact: PickerContact, kind?: RecipientFieldName) => void;
  /** Stationery of the message. */
  paper: string | undefined;
  onPaper: (design: StationeryDesign | null) => void;
  onTemplate: (html: string) => void;
}

/** Contacts, stationery and templates next to a message (CMP-14 to CMP-18). */
export function ComposeSide({ chosen, kinds, onPick, paper, onPaper, onTemplate }: ComposeSideProps) {
  const [tab, setTab] = useState<ComposePaneTab>('contacts');
  const [recent, setRecent] = useState(recentStationery);
  const { tree: _tree, selectedNodeId: _node, onNodeSelect: _select, ...book } = useBook(contactPageSizes.pane);
  const write = (design: StationeryDesign | null) => {
    onPaper(design);
    if (!design) return;
    rememberStationery(design.id);
    setRecent(recentStationery());
  };
  return (
    <ComposePane
      selectedTab={tab}
      onTabChange={setTab}
      contacts={<ContactPane {...book} chosenAddresses={chosen} kinds={kinds} onPick={onPick} />}
      stationery={<StationeryPicker value={paper} onChange={write} />}
      templates={<Templates onInsert={onTemplate} />}
      footer={tab === 'stationery' ? undefined : <RecentStationery ids={recent} onShowAll={() => setTab('stationery')} onChange={write} />}
    />
  );
}

/** Separate component, so that templates are requested only when they are shown. */
function Templates({ onInsert }: { onInsert: (html: string) => void }) {
  return <TemplatePane {...useTemplatePage({ isActive: true })} onInsert={({ content }) => onInsert(content)} />;
}
