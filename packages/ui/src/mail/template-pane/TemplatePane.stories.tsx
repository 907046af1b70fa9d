import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../parts/button/index.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { type Template, TemplatePane, type TemplatePaneProps } from './TemplatePane.tsx';

const templates: Template[] = ['会议通知', '周报', '请假', '报销说明', '访客登记', 'Welcome', 'Minutes'].map((caption, index) => ({
  id: `${index}`,
  caption,
  content: `<p style="text-align:center"><b>${caption}</b></p><p>各位同事：</p><ul><li>时间</li><li>地点</li></ul><script>alert(1)</script>`,
}));

function Held(props: TemplatePaneProps) {
  const [page, setPage] = useState(props.page);
  return (
    <div style={{ inlineSize: 296, minBlockSize: 420, display: 'flex' }}>
      <TemplatePane
        {...props}
        templates={props.templates.slice((page - 1) * 5, page * 5)}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          props.onPageChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Mail/Writing/TemplatePane',
  component: TemplatePane,
  args: { templates, page: 1, pages: 2, onPageChange: fn(), onInsert: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TemplatePane>;
export default meta;
type Story = StoryObj<typeof TemplatePane>;

export const Default: Story = {
  tags: ['CMP-16'],
  name: 'Five templates a page; one opens to a preview and is put into the letter',
  play: async ({ canvas, args }) => {
    const names = () => canvas.getAllByRole('button', { expanded: false });
    await expect(names()).toHaveLength(5);
    const opener = canvas.getByRole('button', { name: '会议通知' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const preview = await canvas.findByRole('group', { name: 'Preview of 会议通知' });
    await expect(preview.shadowRoot?.textContent).toContain('各位同事');
    await expect(preview.shadowRoot?.querySelector('script')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Insert' }));
    await expect(args.onInsert).toHaveBeenCalledWith(templates[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await expect(canvas.getByText('2 / 2')).toBeVisible();
  },
};

export const InTheSettings: Story = {
  tags: ['SET-53'],
  name: 'Templates are added, changed and deleted',
  args: { onInsert: undefined, onAdd: fn(), onEdit: fn(), onDelete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '周报' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit 周报' }));
    await expect(args.onEdit).toHaveBeenCalledWith(templates[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 周报' }));
    await expect(args.onDelete).toHaveBeenCalledWith(templates[1]);
  },
};

export const Empty: Story = { args: { templates: [], pages: 0 } };
export const Loading: Story = { args: { templates: [], isLoading: true } };
export const Failed: Story = { args: { templates: [], errorMessage: 'The templates could not be read.' } };
export const LongAndUnbroken: Story = {
  args: {
    pages: 1,
    templates: [{ id: '1', caption: 'donaudampfschifffahrt'.repeat(6), content: `<p>${'第三版已阅整体可行'.repeat(60)}</p>` }],
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
export const InForcedColours: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

const onSave = fn();

function Dialogs() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Write</Button>
      <LetterDialog title="New template" isOpen={isOpen} onOpenChange={setIsOpen} onSave={onSave} />
    </>
  );
}

export const Written: StoryObj = {
  tags: ['SET-53'],
  name: 'A template is written in a dialog and needs a title',
  render: () => <Dialogs />,
  play: async ({ canvas }) => {
    onSave.mockClear();
    // Click directly: waiting for lazy content doesn't work inside React's test queue.
    canvas.getByRole('button', { name: 'Write' }).click();
    await screen.findByRole('textbox', { name: 'Content' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Enter a title.')).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Minutes');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({ caption: 'Minutes', content: '<p style="margin: 0 0 8px"><br></p>' });
  },
};

export const NotGivenUpByAKey: StoryObj = {
  tags: ['SET-53'],
  name: 'What was written of a template is not given up before a question',
  render: () => <Dialogs />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Write' }).click();
    await screen.findByRole('textbox', { name: 'Content' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Write' }).click();
    await screen.findByRole('textbox', { name: 'Content' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Minutes');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Minutes');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
