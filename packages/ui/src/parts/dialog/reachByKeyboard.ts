/** Long text without a control in it can be scrolled by the arrow keys only when it takes the focus. Give it as the `ref` of what scrolls. */
export function reachByKeyboard(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea, [tabindex]'))
    body.tabIndex = 0;
}
