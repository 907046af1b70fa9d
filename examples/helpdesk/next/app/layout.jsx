import '@jinshu/ui/skins/jingdianlan.css';
import { Frame } from './Frame';

export const metadata = { title: 'IT help desk' };

export default function Layout({ children }) {
  return (
    <html lang="en" data-skin="jingdianlan" data-density="regular">
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
