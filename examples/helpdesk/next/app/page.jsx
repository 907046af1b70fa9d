import { Banner } from '@jinshu/ui/banner';
import { Button } from '@jinshu/ui/button';
import { Icon } from '@jinshu/ui/icon';
import { Desk } from './Desk';

/** A page of the server. What it renders itself and what needs the browser are imported the same way. */
export default function Page() {
  return (
    <>
      <Banner>Today until 18:00</Banner>
      <Button icon={<Icon name="home" />}>Intranet</Button>
      <Desk />
    </>
  );
}
