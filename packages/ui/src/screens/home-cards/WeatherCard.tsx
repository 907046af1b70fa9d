import { useStrings } from '../../foundation/provider/index.ts';
import * as styles from './HomeCards.css.ts';

export interface WeatherCardProps {
  city: string;
  /** In degrees Celsius. */
  low: number;
  high: number;
  /** `多云转小雨`. */
  state: string;
  wind: string;
  /** Image address. */
  image?: string | undefined;
}

/** The weather of a place, beside the greeting. */
export function WeatherCard({ city, low, high, state, wind, image }: WeatherCardProps) {
  const words = useStrings().homeCards;
  return (
    <section aria-label={words.weather} className={styles.weather}>
      {image !== undefined && <img className={styles.weatherPicture} src={image} alt="" />}
      <div>
        <div>
          <span className={styles.degrees}>{words.degrees(low, high)}</span>
          {city}
        </div>
        <div className={styles.small}>{[state, wind].filter(Boolean).join('\u3000')}</div>
      </div>
    </section>
  );
}
