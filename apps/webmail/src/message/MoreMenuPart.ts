// A part of its own: what is also imported from the same file for the list would bring the whole toolbar with it.
export { MoreMenu } from '@jinshu/ui/message-toolbar';
