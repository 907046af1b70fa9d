/** Short lines typical for mail: sentences, subjects, names and file names. Each contains non-ASCII characters. */
export const westernLines: Readonly<Record<string, string>> = {
  English: `I don’t know
It’s 25°C outside
10 µm filter, 3 pcs
©Acme Inc. 2024
Price: £20 per seat
“Quarterly report” – final
naïve question
My résumé
café at 10?
Let’s meet on Monday…
Zoë Saldaña
Beyoncé tickets
½ price offer
§ 4 of the contract
50 ± 2 mm
Windows® update
Renée O’Brien
Jalapeño recipe
We’ve got your order
Don’t forget: rent’s due
Mr. Björk
Total: €1,250.00
¥5,000 refund
Señor Muñoz
the company’s fiancé
Can’t open the file
• First item
x² + y² = z²
Acme™ newsletter
5’ 11” tall
São Paulo office
Brontë sisters
déjà vu
role–based access
You’re invited!
Chloë’s notes.docx
What’s new—and what isn’t
El Niño report.pdf`,
  German: `Änderung
Änderung der Öffnungszeiten
Grüße aus München
Schöne Grüße
Müller
Jürgen Groß
Rückfrage zur Übergabe
Größe 42
Straße 5
Prüfbericht für März.pdf
Übersicht.xlsx
Ärger im Büro
Österreich
Ölwechsel fällig
für Sie
Bitte bestätigen Sie
Kündigung
Gebühren erhöht
Schlüssel übergeben
Ja, natürlich!
Überweisung erhalten
Fußball am Samstag
Jörg Weiß
Anhörung im Ausschuß
nächste Woche möglich?
Verträge & Beschlüsse
Mit freundlichen Grüßen
ÜBERPRÜFUNG
STRAßENFEST
„Wichtig“ für alle
Wir müssen reden
Käse, Würste, Brötchen
Dr. Käthe Förster
Tür öffnen
5 € Rabatt
Löschung Ihrer Daten
Zuständigkeit geklärt
Führerschein gültig bis 2031`,
  French: `Réunion
Réunion à 10 h
À bientôt
Ça va ?
C’est noté
L’été dernier
Déjà payé
Été 2024
Référence n° 4521
Où êtes-vous ?
Hélène Lefèvre
François Hollande
Benoît Côté
Votre commande a été expédiée
Reçu de paiement.pdf
Élève absent
Congés payés
Très bien, merci
« Urgent » : réponse attendue
Noël approche
Pièce jointe manquante
Château d’Yquem
Œuvres complètes
Facture n°12 – février
Échéance dépassée
Créée et validée
Je suis désolé
Rendez-vous décalé
Présence à l’assemblée générale
Être ou ne pas être
Prénom et numéro
Garçon, s’il vous plaît
Bénéficiaire agréé
Modèle_déclaration.doc
Cœur de métier
Théâtre de la Cité
À l’attention de M. Lemaître
Arrêt maladie`,
  Spanish: `¡Gracias
¡Gracias por todo!
¿Cómo estás?
Mañana
Reunión mañana
Año nuevo
José Núñez
María Peña
Información útil
Situación económica
¿Qué día es?
España
Señora García
Factura electrónica
Teléfono nuevo
Envío gratis
Árbol genealógico
Él dijo que sí
Última oportunidad
Niño perdido
Dirección de correo
Camión de mudanza
Público en general
El avión llegó
Compañía Española
Pingüino
Contraseña caducada
Inscripción.pdf
Currículum.docx
¡Feliz cumpleaños!
Índice de precios
Martín Ibáñez
Jesús Ávila
2.º piso, 1.ª puerta
Próxima sesión
Código postal
Está aquí
Óscar Muñoz Léon`,
  Portuguese: `Não
Não há reunião amanhã
Informações
Atenção
João Gonçalves
São Paulo
Coração
Até amanhã
Olá, tudo bem?
Você já viu?
Ação necessária
Preço à vista
Reunião às 15h
Órgão público
Água mineral
Três opções
Inscrição.pdf
Relatório de março
Avó e avô
Conceição Araújo
Férias de verão
Número de série
É isso mesmo
Declaração
Promoção válida até sábado
Comissão de ética
Irmãos e irmãs
Pão de açúcar
Licitação nº 23
Técnico de manutenção
Português (Brasil)
À disposição
Ônibus atrasado
Índice
Ângela Brandão
Estão prontos?
Lições aprendidas
Obrigação tributária`,
  Italian: `Perché
Perché no?
Città
È arrivato
Università di Bologna
Più tardi
Così va bene
Niccolò Rossi
Qualità garantita
Sarà presente
L’offerta è valida
Caffè alle 10?
Martedì 5 marzo
Lunedì sera
Attività.xls
Però non so
Può darsi
C’è posta
Società a responsabilità limitata
Già fatto
Il papà di Ilaria
Novità
Proprietà
Verrà domani
Identità verificata
Dott.ssa D’Alò
Nicolò
Sì, grazie
Àncora
Difficoltà
25 °C a Roma
Virtù
Lassù
Né oggi né domani
Opportunità – scade il 3
Pubblicità
Disponibilità camere
Festività natalizie`,
  Dutch: `Coördinatie
Geïnteresseerd
Één moment
Eén keer
België
Financiële gegevens
Reünie
Zeeën
Ideeën
Patiënt
Efficiënt werken
Zoë de Vries
Daniël Bakker
Café Brés
Hé, hoe gaat het?
Vóór vrijdag
Cliëntenraad
Oriëntatie.pdf
Brazilië
Italiaanse kopieën
Industriële
Geüpload
Beïnvloed
André Kuipers
Fraîche
€ 25 korting
’s Ochtends
Foto’s van het feest
Agenda’s
Coöperatie
Skiën
Naïef
Knieën
Ruïne
Categorieën
Hygiëne
Bevoorraad à 10 stuks
Privé-adres`,
  Danish: `Århus
Århus Kommune
Møde i morgen
Søren Kierkegård
København
Ændring
Ændring af mødet
Øl og vin
Kære alle
Få styr på det
Jørgen Bøgh
Påmindelse
Når du er klar
Åse Nørgaard
Spørgsmål
Smørrebrød
Må jeg?
Også i år
Færøerne
Grøn bølge.pdf
Regnskab for året
På gensyn
Bestyrelsesmøde på tirsdag
Tømrer søges
Det er for sent nå
Ærligt talt
Østerbro
Brød & kød
Hæfte
Så er det nu
Årsrapport
Undersøgelse afsluttet
Læs mere
Tilmelding påkrævet
Håndværker
Løn og skat
Sæson 2025
Får I løn?`,
  Swedish: `Möte på måndag
Hej då
Göteborg
Malmö
Björn Åkesson
Åsa Lindström
Återbetalning
Ändring av tid
Övrigt
Öppettider
Hälsningar
Får jag fråga?
Årsmöte
Räkning förfallen
Förfrågan
Säg till
Påminnelse
Mårten Sjöberg
Kök & bad
Så här gör du
Lördag
Tack så mycket
Skärmdump från mötet.png
Överenskommelse
Ägare
Nästa steg
Företag
Växjö
Fråga
Är du där?
På väg
Språkkurs i höst
Å ena sidan
Lön för juni
Vår överraskning
Kläder
Bekräftelse på köp
Träffas kl. 9?`,
  Norwegian: `Møte på tirsdag
Tromsø
Ålesund
Bjørn Dæhlie
Håkon Sørensen
Påske
Årsrapport.pdf
Øvelse
Ønsker du mer?
Så bra
Første utkast
Lønnsslipp
Når er møtet?
Kjære venner
Ærlig talt
Kjøp nå
Bærum kommune
Søknad
Åpent hus
Fødselsdag
Bålkveld på lørdag
Skjønner ikke
Må avlyses
Forespørsel
Værmelding
Grønn lapp
Gå til siden
Blåbær
Får du tid?
Gjør det nå
Tøyen
Åse Bråten
Sjåfør
Høyre
Brønnøysund
Vær så snill
Oppfølging
Tilgjengelig på nett`,
  Finnish: `Hyvää päivää
Hyvää yötä
Kyllä
Äiti
Pöytäkirja.pdf
Tämä viikko
Jyväskylä
Mäkinen
Sähköposti
Työpöytä
Syötä salasana
Käyttäjä
Töissä
Mitä kuuluu?
Väinö Hämäläinen
Åbo
Öljy
Ystävällisin terveisin
Lähetä
Pyydän lisää aikaa
Päätös
Mökki
Elämä
Yhteystiedot löytyvät täältä
Tänään klo 9
Älä unohda
Sää huomenna
Häät
Järvenpää
Tapahtumat hylättiin
Viisikymmentä
Riippumatto ja säkki
Näytä
Hyvästi
Määräaika
Ääni
Väärä numero
Lisätietoja pyydettäessä`,
  Icelandic: `Góðan daginn
Takk fyrir, Jón
Þórður Guðmundsson
Ísland
Æðislegt
Reykjavík
Þetta er gott
Björk Guðmundsdóttir
Sæll
Ég kem á morgun
Já, já
Fundur á föstudag
Öll gögn
Skýrsla.pdf
Halldór Ásgrímsson
Akureyri og nágrenni
Afmæli
Ári síðar
Tölvupóstur
Íþróttir
Þjóðminjasafn
Ný færsla
Ódýrt flug
Bréf
Seyðisfjörður
Hvað segirðu?
Vatnajökull
Kær kveðja
Símanúmer
Viðskipti
Máltíð
Vinsamlegast staðfestið
Laun í júní
Mæting kl. níu
Dómur fallinn
Örn
Eldfjöll
Útboð`,
};
